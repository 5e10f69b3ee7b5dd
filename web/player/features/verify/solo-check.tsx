import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import type { FairRoundOf } from './fair-round.ts'
import { CheckFrame, Code, SeedSteps, Step } from './parts.tsx'
import { checkSolo, type Recomputed } from './recompute.ts'
import { useChecked } from './use-checked.ts'
import styles from './verify.module.css'

/** A round played alone: the windows that its seeds give, and in words what the record says otherwise. */
export function SoloCheck({ round }: { round: FairRoundOf<'SOLO'> }) {
  const t = useText()
  const { checked, not } = useChecked(round, checkSolo)
  const {
    serverSeed,
    betAmount,
    winAmount,
    proof: { commit, clientSeed, nonce },
  } = round
  const money = (amount: number) => formatMoney(amount, round.currency)
  return (
    <CheckFrame round={round} isRight={checked?.isRight ?? null} not={not}>
      <ol className={styles.steps}>
        <SeedSteps commit={commit} serverSeed={serverSeed} isCommitRight={checked?.isCommitRight} />
        <Step title={t('verify_client_seed')} isDone>
          <Code text={`${clientSeed} · ${nonce}`} />
        </Step>
        {checked ? (
          <Step title={t('verify_result')} isDone={checked.isRight}>
            {checked.isShownRight && checked.isPaidRight ? null : (
              <div className={styles.wrong}>
                {checked.isShownRight ? null : <Note tone="bad">{t('fairx_shown_mismatch')}</Note>}
                {checked.isPaidRight ? null : (
                  <Note tone="bad">
                    {t('fairx_paid_mismatch', {
                      computedAmount: money(checked.winAmount),
                      recordedAmount: money(winAmount),
                    })}
                  </Note>
                )}
              </div>
            )}
            <Reels result={checked} />
            {round.isGranted ? <p className="small text-2">{t('verify_granted')}</p> : null}
            <p className="small text-2">
              {t('verify_result_line', {
                stakeAmount: money(betAmount),
                computedAmount: money(checked.winAmount),
                paidAmount: money(winAmount),
              })}
            </p>
          </Step>
        ) : null}
      </ol>
    </CheckFrame>
  )
}

/** The windows of the paid spin and of every free spin, by their symbols' letters. */
export function Reels({ result }: { result: Recomputed }) {
  const t = useText()
  let free = 0
  return (
    <div className={styles.spins}>
      {result.spins.map((spin, place) => (
        <figure key={place}>
          <figcaption className="note text-3">
            {spin.step > 0
              ? t('verify_cascade', { step: String(spin.step) })
              : spin.isFree
                ? t('verify_spin_free', { number: String(++free) })
                : t('verify_spin_base')}
          </figcaption>
          <div className={styles.reels}>
            {spin.window.map((reel, column) => (
              <span key={column}>
                {[...reel].map((symbol, row) => (
                  <b key={row}>{symbol}</b>
                ))}
              </span>
            ))}
          </div>
        </figure>
      ))}
    </div>
  )
}
