import { formatDate, formatDateTime, formatDay, formatMoney } from '../../../design/format.ts'
import { useText, type TextKey, type Translate } from '../../ui/i18n/text.tsx'
import { cellText } from './column-text.ts'
import { changedCells } from './json-grid.ts'
import styles from './parts.module.css'

/** The sentence of a kind of proposal, by its name. */
export const kindText = (kind: string) => `proposal_kind_${kind.replaceAll('.', '_')}` as TextKey

/** Switches and lists have words of their own; settings travel as JSON, amounts in satang. */
export function changeText(field: string, text: string, t: Translate): string {
  if (text === 'true' || text === 'false') return t(text === 'true' ? 'common_on' : 'common_off')
  switch (field) {
    case 'validUntil':
    case 'birthday':
      return text && formatDate(text)
    case 'lotteryNumberFrom':
      return text && formatDateTime(text)
    case 'settingAmount':
      return text && formatMoney(parseInt(text, 10))
    case 'settingList':
      return (JSON.parse(text || '[]') as string[]).join(', ') || t('common_none')
    case 'lotteryIssue':
      return text && t(`lot_issue_${text}` as TextKey)
    case 'lotteryDrawDay':
      return text === 'VOID' ? t('lotday_dropped') : formatDay(text)
    case 'lotteryGameSource':
      return text && t(`lot_source_${text}` as TextKey)
    case 'lotterySourceAdapter':
      return text && t(`lotres_adapter_${text}` as TextKey)
    case 'lotteryGameBeacon':
      return t(text === 'DRAND' ? 'lot_beacon_DRAND' : 'lot_beacon_ORDER_DIGEST')
    case 'vendor_allowList':
      return text || t('vendors_addresses_any')
    case 'vendor_wallet':
      return t(text === 'TRANSFER' ? 'vendors_wallet_transfer' : 'vendors_wallet_seamless')
    case 'vendor_window':
      return t(text === 'WINDOW' ? 'vendors_window_window' : 'vendors_window_iframe')
    case 'sportState':
      return text && t(`proposal_sport_${text}` as TextKey)
    case 'sportCause':
      return text && t(`proposal_cause_${text}` as TextKey)
    case 'site_allowedRegions':
      return text || t('proposal_all_regions')
    case 'site_blockedRegions':
    case 'site_allowList':
      return text || t('common_none')
    default:
      return text
  }
}

interface Change {
  field: string
  before: string
  after: string
}

interface Line {
  name: string
  before: string
  after: string
}

/** One line for a field; of a setting that is a table, one for each cell that becomes another. */
function linesOf({ field, before, after }: Change, t: Translate): Line[] {
  const cells = field === 'settingValue' ? changedCells(before, after) : null
  if (cells) return cells.map((cell) => ({ ...cell, name: cellText(cell, t) }))
  return [
    {
      name: t(`proposal_field_${field}` as TextKey),
      before: changeText(field, before, t),
      after: changeText(field, after, t),
    },
  ]
}

/** What a proposal changes, each field with what it is now and what it becomes. */
export function ProposalChanges({ changes }: { changes: readonly Change[] }) {
  const t = useText()
  return (
    <ul className={styles.changes}>
      {changes
        .flatMap((change) => linesOf(change, t))
        .map(({ name, before, after }) => (
          <li key={name}>
            <small className="text-3">{name}</small>
            <span>
              {before ? `${before} → ` : ''}
              <b>{after || '–'}</b>
            </span>
          </li>
        ))}
    </ul>
  )
}
