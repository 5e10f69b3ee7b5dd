/**
 * The PromptPay payload of a QR code (domain/economy.md §7.1): EMVCo tag-length-value with a CRC at the end.
 */
import { encode, tag, withCrcTag } from 'promptparse'

const PROMPTPAY = 'A000000677010111'
const BAHT = '764'

/**
 * A credit-transfer payload. `receiver` is a mobile number (10 digits with its 0), a national or tax id (13)
 * or an e-wallet id (15); `amount` in satang makes it dynamic, null lets the payer choose. Amounts stay
 * integers and text.
 */
export function promptPayText(receiver: string, amount: bigint | null): string {
  const tags = [
    tag('00', '01'),
    tag('01', amount === null ? '11' : '12'),
    tag('29', encode([tag('00', PROMPTPAY), receiverTag(receiver)])),
    tag('53', BAHT),
  ]
  if (amount !== null) tags.push(tag('54', bahtText(amount)))
  tags.push(tag('58', 'TH'))
  return withCrcTag(encode(tags), '63')
}

function receiverTag(receiver: string) {
  if (/^0[0-9]{9}$/.test(receiver)) return tag('01', `0066${receiver.slice(1)}`)
  if (/^[0-9]{13}$/.test(receiver)) return tag('02', receiver)
  if (/^[0-9]{15}$/.test(receiver)) return tag('03', receiver)
  throw new Error(
    `“${receiver}” is no PromptPay receiver: a mobile number, a 13-digit id or a 15-digit wallet id`,
  )
}

/** 12345n → "123.45". */
function bahtText(amount: bigint): string {
  return `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
}
