import { listAllPromotions } from '../../../../contract/operator/promotions/list-all-promotions.ts'
import { useCall } from '../../../client/use-call.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useNameOf } from '../../parts/promotion-words.ts'
import { changesOf, type Change } from './changes.ts'
import { kindOf, type Draft } from './draft.ts'
import { MOST } from './promotion-field.tsx'
import styles from './promotions.module.css'

/** What differs from what is saved; nothing for a promotion that was not saved yet. */
export function useChanges(saved: Draft | null, draft: Draft): readonly Change[] {
  const t = useText()
  const nameOf = useNameOf()
  const given = Object.values(kindOf(draft.kind).declared).find(({ form }) => form === 'PROMOTION')
  const kind = given?.form === 'PROMOTION' ? given.kind : 'FREE_ROUNDS'
  const { data } = useCall(
    listAllPromotions,
    { query: { kind, pageSize: MOST } },
    { isEnabled: given !== undefined },
  )
  if (!saved) return []
  const promotionName = (id: string) => {
    const found = data?.list.find(({ promotionId }) => promotionId === id)
    return found ? nameOf(found.names) : id
  }
  return changesOf(saved, draft, { t, promotionName })
}

export function ChangesPanel({ changes }: { changes: readonly Change[] }) {
  const t = useText()
  return (
    <Panel title={t('op_promo_changes')}>
      <dl className={styles.changes}>
        {changes.map(({ key, label, before, after, isPicture }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <del>{isPicture ? <Thumb url={before} /> : before || '–'}</del>
              <span>{' → '}</span>
              <ins>{isPicture ? <Thumb url={after} /> : after || '–'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function Thumb({ url }: { url: string }) {
  const t = useText()
  return url ? (
    <img src={url} alt={t('content_picture')} className={styles.thumb} />
  ) : (
    t('op_promo_changes_no_picture')
  )
}
