/** `npm test`. */
import { enter } from './setup/enter.mjs'

enter(() => import('./setup/run-tests.mjs'), 'test')
