import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { checkFish } from './check-fish.ts'
import type { FairRoundOf } from './fair-round.ts'
import { CheckFrame, Code, SeedSteps, Step } from './parts.tsx'
import { useChecked } from './use-checked.ts'
import styles from './verify.module.css'

const kinds = {
  ANCHOVY: 'fairx_fish_anchovy',
  MACKEREL: 'fairx_fish_mackerel',
  CLOWNFISH: 'fairx_fish_clownfish',
  SQUID: 'fairx_fish_squid',
  PUFFER: 'fairx_fish_puffer',
  CRAB: 'fairx_fish_crab',
  TURTLE: 'fairx_fish_turtle',
  RAY: 'fairx_fish_ray',
  LOBSTER: 'fairx_fish_lobster',
  SHARK: 'fairx_fish_shark',
  CARP: 'fairx_fish_carp',
  WHALE: 'fairx_fish_whale',
  NAGA: 'fairx_fish_naga',
  BOMBCRAB: 'fairx_fish_bombcrab',
} as const

/** A few seconds of shooting: each hit's number, the fish it struck, and what its stream gives. */
export function FishCheck({ round }: { round: FairRoundOf<'FISH'> }) {
  const t = useText()
  const { checked, not } = useChecked(round, checkFish)
  const { proof, serverSeed, fish } = round
  const money = (amount: number) => formatMoney(amount, round.currency)
  const hits =
    checked?.hits ??
    fish.shots
      .flatMap((shot) => shot.hits)
      .map(({ kind, nonce, multiple }, index) => ({
        place: index + 1,
        kind,
        nonce,
        multiple,
        computed: null,
        isRight: null,
      }))
  const wrong = hits.filter(({ isRight }) => isRight === false)
  return (
    <CheckFrame round={round} isRight={checked?.isRight ?? null} not={not}>
      <ol className={styles.steps}>
        <SeedSteps commit={proof.commit} serverSeed={serverSeed} isCommitRight={checked?.isCommitRight} />
        <Step title={t('verify_client_seed')} isDone>
          <Code text={`${proof.clientSeed} · ${proof.nonce}–${fish.lastNonce}`} />
        </Step>
        <Step title={t('fairx_fish_hits')} isDone={checked?.isRight}>
          <details className={styles.entries}>
            <summary>{t('fairx_entries', { count: hits.length })}</summary>
            <ul className="note">
              {hits.map((hit) => (
                <li key={hit.place}>
                  {hit.nonce} · {hit.kind in kinds ? t(kinds[hit.kind as keyof typeof kinds]) : hit.kind} · ×
                  {hit.multiple}
                  {hit.isRight === false ? ` · ${t('fairx_computed')} ×${String(hit.computed)}` : ''}
                </li>
              ))}
            </ul>
          </details>
        </Step>
        {checked ? (
          <Step title={t('verify_result')} isDone={checked.isRight}>
            {checked.isRight ? null : (
              <div className={styles.wrong}>
                {wrong.length > 0 ? (
                  <Note tone="bad">
                    {t('fairx_hits_mismatch', { rounds: wrong.map(({ nonce }) => nonce).join(', ') })}
                  </Note>
                ) : null}
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
            <p className="small text-2">
              {t('verify_result_line', {
                stakeAmount: money(round.betAmount),
                computedAmount: money(checked.winAmount),
                paidAmount: money(round.winAmount),
              })}
            </p>
          </Step>
        ) : null}
      </ol>
    </CheckFrame>
  )
}
