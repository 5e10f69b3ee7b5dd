import './texts.ts'
import { useState } from 'react'
import { useStore } from 'zustand'
import { claimRafflePromotion } from '../../../../contract/player/promotions/claim-raffle-promotion.ts'
import { readRaffle } from '../../../../contract/player/promotions/read-raffle.ts'
import { formatCount, formatMoney, formatRecordTime, formatShortTime } from '../../../../design/format.ts'
import { useCall, useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { idInAddress } from '../../id-in-address.ts'
import { place } from '../../navigation.ts'
import { Countdown } from './countdown.tsx'
import styles from './draws.module.css'
import looks from './raffle.module.css'
import { Prizes, RaffleProofCard, Winners } from './raffle-side.tsx'
import type { Raffle } from './raffle-view.ts'

const AGAIN_MS = 15_000

/**
 * The raffle that the address names or the member chose: what was won, the member's tickets, the prizes, the
 * winners and the proof.
 */
export function RafflePage() {
  const t = useText()
  const asked = useStore(place, ({ search }) => idInAddress(search, 'raffle'))
  const [chosen, setChosen] = useState<string | null>(null)
  const promotionId = chosen ?? asked
  const { data, error } = useCall(
    readRaffle,
    { query: promotionId === null ? {} : { promotionId } },
    { staleMs: 1_000, refetchEveryMs: AGAIN_MS, keepsPrevious: true },
  )
  if (error && !data) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  const { raffle, list } = data
  if (!raffle) return <EmptyState title={t('member_raffle')} text={t('raffle_none')} />
  return (
    <div className={styles.page}>
      {list.length > 1 ? (
        <SelectField
          label={t('raffle_choose')}
          choices={list.map(({ promotionId, name, drawsAt }) => ({
            key: promotionId,
            text: `${name} · ${formatShortTime(drawsAt)}`,
          }))}
          value={raffle.promotionId}
          onChange={setChosen}
        />
      ) : (
        <h2 className={styles.title}>{raffle.name}</h2>
      )}
      {data.isLeftOut ? <Note tone="info">{t('raffle_left_out')}</Note> : null}
      {raffle.state === 'VOID' ? <Note tone="info">{t('raffle_void')}</Note> : null}
      {raffle.state === 'STOPPED' ? (
        <Note tone="info">
          {t('raffle_stopped', { time: formatRecordTime(raffle.digest ? raffle.drawsAt : raffle.closesAt) })}
        </Note>
      ) : null}
      {data.elsewhere.map(({ promotionId, name, amount }) => (
        <section key={promotionId} className={`panel ${looks.won}`}>
          <b>{t('raffle_won_elsewhere', { name, amount: formatMoney(amount) })}</b>
          <Button onClick={() => setChosen(promotionId)}>{t('raffle_show')}</Button>
        </section>
      ))}
      <Won raffle={raffle} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Tickets raffle={raffle} />
          <Numbers raffle={raffle} />
        </div>
        <aside className={styles.stack}>
          <Prizes raffle={raffle} />
          <Winners raffle={raffle} />
          <RaffleProofCard raffle={raffle} />
        </aside>
      </div>
    </div>
  )
}

/** What the member won; one press claims all of it. */
function Won({ raffle }: { raffle: Raffle }) {
  const t = useText()
  const { mutateAsync, isPending } = useSend(claimRafflePromotion, { changes: [readRaffle] })
  const { ownPrizes, state, claimUntil, promotionId, own } = raffle
  if (state !== 'DRAWN' && state !== 'ENDED') return null
  if (ownPrizes.length === 0)
    return own.ranges.length > 0 ? <Note tone="info">{t('raffle_not_won')}</Note> : null
  const ready = ownPrizes.filter((prize) => prize.state === 'READY')
  const readyAmount = ready.reduce((sum, { amount }) => sum + amount, 0)
  const until = formatRecordTime(claimUntil)
  const claim = async () => {
    try {
      const { amount } = await mutateAsync({ body: { promotionId } })
      toast.good(t('raffle_claimed', { amount: formatMoney(amount) }))
    } catch (problem) {
      toast.bad(errorText(problem, t))
    }
  }
  return (
    <section className={`panel ${looks.won}`}>
      <ul>
        {ownPrizes.map(({ place, number, amount, state: own }) => (
          <li key={place}>
            <b>{t('raffle_won', { number: formatCount(number), place })}</b>
            <span className="small text-2">
              {formatMoney(amount)} ·{' '}
              {own === 'READY'
                ? t('raffle_claim_by', { until })
                : own === 'CLAIMED'
                  ? t('raffle_was_claimed')
                  : t('raffle_missed', { until })}
            </span>
          </li>
        ))}
      </ul>
      {ready.length > 0 ? (
        <Button kind="primary" isBusy={isPending} onClick={() => void claim()}>
          {t('raffle_claim', { amount: formatMoney(readyAmount) })}
        </Button>
      ) : null}
    </section>
  )
}

function Tickets({ raffle }: { raffle: Raffle }) {
  const t = useText()
  const { own } = raffle
  return (
    <section className={`frame yo ${looks.tickets}`}>
      <p className="small text-2">{t('raffle_own')}</p>
      <p>
        <b className={looks.many}>{formatCount(own.depositTickets + own.validTickets)}</b>{' '}
        <span className="text-2">{t('raffle_of', { total: raffle.totalTickets })}</span>
      </p>
      {raffle.state === 'COLLECTING' ? (
        <p className={`small text-2 ${looks.drawAt}`}>
          {t('raffle_draws', { time: formatRecordTime(raffle.drawsAt) })}
          <Countdown until={raffle.drawsAt} label={t('raffle_prizes')} isSmall />
        </p>
      ) : raffle.state === 'FROZEN' ? (
        <p className="small text-2">{t('raffle_drawing', { time: formatRecordTime(raffle.drawsAt) })}</p>
      ) : null}
      <div className={looks.sums}>
        <div>
          <span>
            {t('raffle_by_deposit', {
              amount: formatMoney(own.depositAmount),
              per: formatMoney(raffle.depositPerTicketAmount),
            })}
          </span>
          <b>{formatCount(own.depositTickets)}</b>
        </div>
        <div>
          <span>
            {t('raffle_by_play', {
              amount: formatMoney(own.validAmount),
              per: formatMoney(raffle.validPerTicketAmount),
            })}
          </span>
          <b>{formatCount(own.validTickets)}</b>
        </div>
      </div>
      {raffle.state === 'COLLECTING' ? (
        <p className="note text-2">{t('raffle_until', { time: formatRecordTime(raffle.closesAt) })}</p>
      ) : null}
    </section>
  )
}

const numbersText = (firstNumber: number, count: number): string =>
  count === 1
    ? formatCount(firstNumber)
    : `${formatCount(firstNumber)}–${formatCount(firstNumber + count - 1)}`

function Numbers({ raffle: { own } }: { raffle: Raffle }) {
  const t = useText()
  return (
    <section className="panel padded stack">
      <h2 className={styles.title}>{t('raffle_numbers')}</h2>
      {own.ranges.length === 0 ? <p className="small text-2">{t('raffle_no_numbers')}</p> : null}
      <ul className={looks.ranges}>
        {own.ranges.map(({ firstNumber, count, source, givenAt }) => (
          <li key={firstNumber}>
            <b>{numbersText(firstNumber, count)}</b>
            <span className={looks.count}>{t('raffle_tickets', { count })}</span>
            <span className="small text-2">
              {t(source === 'DEPOSIT' ? 'raffle_from_deposit' : 'raffle_from_play', {
                time: formatShortTime(givenAt),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
