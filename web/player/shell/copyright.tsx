import { serverNowMs } from '../../client/server-clock.ts'
import { useText } from '../../ui/i18n/text.tsx'

const BANGKOK_MS = 7 * 3_600_000

/** The owner of the site, with the year in Bangkok by the product's clock. */
export function Copyright({ name }: { name: string }) {
  const t = useText()
  const year = new Date(serverNowMs() + BANGKOK_MS).getUTCFullYear()
  return <>{t('footer_copyright', { 0: name, 1: String(year) })}</>
}
