import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  countAudience,
  type countAudienceSchemas,
} from '../../../../contract/operator/promotions/count-audience.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { bodyOf, faultsOf, type Draft } from './draft.ts'
import styles from './promotions.module.css'
import { Section } from './section.tsx'

/** Nobody is counted while somebody types. */
const PAUSE_MS = 600

/** Whom it is for, and how many that is now. */
export function AudienceSection({
  draft,
  faults,
  mayCount,
  onEdit,
}: {
  draft: Draft
  faults: (name: string) => string | undefined
  mayCount: boolean
  onEdit: (change: Partial<Draft>) => void
}) {
  const t = useText()
  const { data, error, isFetching } = useReached(draft, mayCount)
  const missing = data ? missingOf(data, t) : []
  const reached = missing.length > 0 ? undefined : data
  const reason = error ? errorText(error, t) : missing.join(' · ')
  return (
    <Section
      place={3}
      title={t('op_promo_section_audience')}
      beside={
        mayCount ? (
          <b className={styles.reached} role="status" aria-busy={isFetching}>
            {reached
              ? t(reached.isWhole ? 'op_promo_audience_size' : 'op_promo_audience_least', {
                  n: reached.members,
                })
              : null}
          </b>
        ) : null
      }
    >
      <AudienceFields {...{ draft, faults, onEdit }} />
      <p className="note text-2">
        {t('op_promo_left_out')}
        {reached?.leftOut ? ` ${t('op_promo_left_out_now', { n: reached.leftOut })}` : null}
      </p>
      {reason && !isFetching ? (
        <p className="note text-2">{t('op_promo_audience_not_counted', { reason })}</p>
      ) : null}
    </Section>
  )
}

type Counted = ValueOf<typeof countAudienceSchemas>

const missingOf = ({ isLineUnknown, unknown, unknownCount }: Counted, t: Translate): string[] => [
  ...(isLineUnknown ? [t('op_promo_audience_no_agent')] : []),
  ...(unknownCount > 0
    ? [t('op_promo_members_unknown', { n: unknownCount, names: unknown.join(', ') })]
    : []),
]

/** Asked again a moment after the last change; a change gives up what was asked before it. */
function useReached(draft: Draft, mayCount: boolean) {
  const { audience } = bodyOf(draft)
  const isRight = !faultsOf(draft).some(({ field }) => field.startsWith('audience.'))
  const answer = useQuery({
    queryKey: [countAudience.name, audience],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      return callServer(countAudience, { body: { audience } }, { signal, isHarmless: true })
    },
    enabled: mayCount && isRight,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return isRight ? answer : { data: undefined, error: null, isFetching: false }
}
