/** Makes the shared texts known; imported once by an app's entry. */
import { registerAreas } from './texts.ts'

registerAreas(import.meta.glob('../locales/*/*.ts'))
