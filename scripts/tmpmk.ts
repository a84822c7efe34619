import { makeCorpus } from './bench/buildCorpus'

console.log(makeCorpus(Number(process.argv[2])))
