/** Amounts as a person types or pastes them. */
import { parseAmount, plainDigits } from '../../../../design/format.ts'

/**
 * Only what cannot change the figure is taken away: "1e9" must not become 19. What is left is named as wrong
 * by amountFault.
 */
export function tidyAmount(text: string): string {
  return plainDigits(text).replaceAll(/[\s\p{Sc}]/gu, '')
}

/** Why a typed text is no amount: nothing, or no figure with at most two decimals. */
export function amountFault(
  text: string,
  t: (key: 'deposit_amount_empty' | 'deposit_amount_wrong') => string,
): string | undefined {
  const amount = parseAmount(text)
  if (text.trim() === '' || amount === 0) return t('deposit_amount_empty')
  return amount === null ? t('deposit_amount_wrong') : undefined
}
