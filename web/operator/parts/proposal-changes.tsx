import { useText, type TextKey } from '../../ui/i18n/text.tsx'
import styles from './parts.module.css'

/** The sentence of a kind of proposal, by its name. */
export const kindText = (kind: string) => `proposal_kind_${kind.replaceAll('.', '_')}` as TextKey

interface Change { field: string; before: string; after: string }

/** What a proposal changes, each field with what it is now and what it becomes. */
export function ProposalChanges({ changes }: { changes: readonly Change[] }) {
  const t = useText()
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <small className="text-3">{t(`proposal_field_${field}` as TextKey)}</small>
          <span>{before ? `${before} → ` : ''}<b>{after || '–'}</b></span>
        </li>
      ))}
    </ul>
  )
}
