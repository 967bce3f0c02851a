# What people run. Each target installs what is missing first (scripts/bootstrap).
.DEFAULT_GOAL := help
.PHONY: demo test format lint docs clean help

sources := Package.swift Plugins Sources Tests Examples \
	Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests \
	Fuzzing/Package.swift Fuzzing/Sources \
	Clients/Package.swift Clients/Sources

demo: ## build, check and preview Examples/Books on every device
	@scripts/demo

test: ## build and run every test, and those of the benchmarks
	@scripts/test

format: ## format the Swift sources in place
	@scripts/bootstrap
	swift format -i -p -r $(sources)

lint: ## check the format of the Swift sources
	@scripts/bootstrap
	swift format lint --strict -p -r $(sources)

docs: ## build the reference of the public modules into .build/documentation
	@scripts/docs

clean: ## remove everything that was built
	rm -rf .build .build-* out

help: ## this list
	@sed -n 's/^\([a-z]*\): ## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 16
