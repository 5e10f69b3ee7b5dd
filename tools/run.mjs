/**
 * `node tools/run.mjs file args…`: runs a TypeScript file with a Node that can, fetched and furnished when
 * needed.
 */
import { enter } from './setup/enter.mjs'

enter(() => import('./setup/run-file.mjs'), process.argv[2])
