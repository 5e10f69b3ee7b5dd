/** How the desk names bet types on whole numbers, their prizes, and numbers as limits count them. */
import { numberPlayOf } from '../../../../kernel/lottery/numbers/games.ts'
import type { TextKey, Translate } from '../../../ui/i18n/text.tsx'

export function playName(t: Translate, gameCode: string, playCode: string): string {
  const keys = numberPlayOf(gameCode, playCode)?.textKeys ?? []
  return keys.map((key) => t(key as TextKey)).join(' ') || playCode
}

/** A prize of a bet type; those of a box say how many orders the number has. */
export function prizeName(t: Translate, prize: string): string {
  const [name, orders] = prize.split('_')
  const said = t(`lot_hit_${name}` as TextKey)
  return orders ? `${said}, ${t('lottery_4d_orders', { count: Number.parseInt(orders, 10) })}` : said
}

const positions = ['HUNDREDS', 'TENS', 'UNITS']

/** HUNDREDS_8 is a digit at a position, TOP_HIGH a side; anything else stands as it is. */
export function numberName(t: Translate, number: string): string {
  const [head, tail] = number.split('_')
  if (tail === undefined) return number
  if (positions.includes(head!)) return `${t(`lottery_pos_${head!.toLowerCase()}` as TextKey)} ${tail}`
  return t(`lottery_${number.toLowerCase()}` as TextKey)
}
