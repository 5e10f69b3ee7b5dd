import { serverNowMs } from '../../client/server-clock.ts'
import { formatYear } from '../../../design/format.ts'
import { useLanguage, useText } from '../../ui/i18n/text.tsx'

/** The owner of the site, with the merchant's year by the product's clock, in the era of the page's dates. */
export function Copyright({ name }: { name: string }) {
  const t = useText()
  return <>{t('footer_copyright', { name, year: formatYear(serverNowMs(), useLanguage()) })}</>
}
