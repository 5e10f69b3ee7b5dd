/** How a movement of the ledger is called; a code without a text of its own is shown as it stands. */
import type { TextKey, Translate } from '../../ui/i18n/text.tsx'

export function ledgerText(code: string, t: Translate): string {
  const key = `ledger_${code.toLowerCase()}` as TextKey
  return t.has(key) ? t(key) : code
}
