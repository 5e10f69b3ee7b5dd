import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { checkHand } from './check-shared.ts'
import { Cards } from './drawn.tsx'
import type { FairRoundOf } from './fair-round.ts'
import { CheckFrame, Code, SeedSteps, Step } from './parts.tsx'
import { useChecked } from './use-checked.ts'
import styles from './verify.module.css'

const decisions = {
  HIT: 'fairx_act_hit',
  STAND: 'fairx_act_stand',
  DOUBLE: 'fairx_act_double',
  SPLIT: 'fairx_act_split',
  INSURANCE: 'fairx_act_insurance',
  NO_INSURANCE: 'fairx_act_no_insurance',
} as const

/** A hand of blackjack: the member's seeds and decisions give every card of it. */
export function HandCheck({ round }: { round: FairRoundOf<'HAND'> }) {
  const t = useText()
  const { checked, not } = useChecked(round, checkHand)
  const { proof, serverSeed, hand } = round
  const money = (amount: number) => formatMoney(amount, round.currency)
  return (
    <CheckFrame round={round} isRight={checked?.isRight ?? null} not={not}>
      <ol className={styles.steps}>
        <SeedSteps commit={proof.commit} serverSeed={serverSeed} isCommitRight={checked?.isCommitRight} />
        <Step title={t('verify_client_seed')} isDone>
          <Code text={`${proof.clientSeed} · ${proof.nonce}`} />
        </Step>
        <Step title={t('fairx_decisions')} isDone>
          <p className="small">
            {hand.decisions
              .map((word) => (word in decisions ? t(decisions[word as keyof typeof decisions]) : word))
              .join(' · ') || '–'}
          </p>
        </Step>
        {checked ? (
          <Step title={t('verify_result')} isDone={checked.isRight}>
            <dl className={styles.drawn}>
              <div>
                <dt>{t('fairx_dealer')}</dt>
                <dd>
                  <Cards cards={checked.dealer} />
                </dd>
              </div>
              {checked.hands.map((one, place) => (
                <div key={place}>
                  <dt>
                    {t('fairx_hand', { handNo: String(place + 1) })} · {money(one.stake)}
                  </dt>
                  <dd>
                    <Cards cards={one.cards} />
                  </dd>
                </div>
              ))}
            </dl>
            {checked.isOutcomeRight && checked.isPaidRight ? null : (
              <div className={styles.wrong}>
                {checked.isOutcomeRight ? null : <Note tone="bad">{t('fairx_outcome_mismatch')}</Note>}
                {checked.isPaidRight ? null : (
                  <Note tone="bad">
                    {t('fairx_paid_mismatch', {
                      computedAmount: money(checked.winAmount),
                      recordedAmount: money(round.winAmount),
                    })}
                  </Note>
                )}
              </div>
            )}
            {checked.insuranceAmount > 0 ? (
              <p className="small text-2">
                {t('fairx_insurance', { insuranceAmount: money(checked.insuranceAmount) })}
              </p>
            ) : null}
            {round.state === 'VOID' ? null : (
              <p className="small text-2">
                {t('verify_result_line', {
                  stakeAmount: money(round.betAmount),
                  computedAmount: money(checked.winAmount),
                  paidAmount: money(round.winAmount),
                })}
              </p>
            )}
          </Step>
        ) : null}
      </ol>
    </CheckFrame>
  )
}
