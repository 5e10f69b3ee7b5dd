/** `npm start` and `npm run dev`. */
import { enter } from './setup/enter.mjs'

enter(() => import('./setup/start-product.mjs'), 'start')
