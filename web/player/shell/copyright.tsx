import { serverNowMs } from '../../client/server-clock.ts'
import { toBusinessDate } from '../../../design/format.ts'
import { useText } from '../../ui/i18n/text.tsx'

/** The owner of the site, with the merchant's year by the product's clock. */
export function Copyright({ name }: { name: string }) {
  const t = useText()
  const year = toBusinessDate(serverNowMs()).slice(0, 4)
  return <>{t('footer_copyright', { name, year: year })}</>
}
