/** Makes every area of texts known; loaded before the first that is neither the shell's nor the site's. */
import '../ui/i18n/shared-areas.ts'
import { registerAreas } from '../ui/i18n/texts.ts'

registerAreas(import.meta.glob('./locales/*/*.ts'))
