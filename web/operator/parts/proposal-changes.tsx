import { formatMoney } from '../../ui/i18n/format.ts'
import { useText, type TextKey, type Translate } from '../../ui/i18n/text.tsx'
import styles from './parts.module.css'

/** The sentence of a kind of proposal, by its name. */
export const kindText = (kind: string) => `proposal_kind_${kind.replaceAll('.', '_')}` as TextKey

/** Settings travel as JSON: amounts in satang, switches as true and false. */
function shown(field: string, text: string, t: Translate): string {
  if (text !== '' && field === 'settingAmount') return formatMoney(parseInt(text, 10))
  return field === 'settingFlag' ? t(text === 'true' ? 'common_on' : 'common_off') : text
}

interface Change { field: string; before: string; after: string }

/** What a proposal changes, each field with what it is now and what it becomes. */
export function ProposalChanges({ changes }: { changes: readonly Change[] }) {
  const t = useText()
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <small className="text-3">{t(`proposal_field_${field}` as TextKey)}</small>
          <span>{before ? `${shown(field, before, t)} → ` : ''}<b>{shown(field, after, t) || '–'}</b></span>
        </li>
      ))}
    </ul>
  )
}
