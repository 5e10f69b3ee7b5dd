import { useState } from 'react'
import { formatMoney } from '../../../../../design/format.ts'
import type { BetKind } from '../../../../../kernel/sports/words.ts'
import { useIsSignedIn } from '../../../../client/use-session.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import { Segmented } from '../../../../ui/tabs/segmented.tsx'
import { askForLogin } from '../../../state/windows.ts'
import '../texts.ts'
import { decimalText } from '../words/odds-format.ts'
import { faultText } from '../words/sentence.ts'
import { FoldTable } from './fold-table.tsx'
import { PendingList } from './pending-list.tsx'
import { QuickStrip } from './quick-strip.tsx'
import { canBe, mustAsk } from './slip.ts'
import { SlipChoices } from './slip-choices.tsx'
import { SlipDone } from './slip-done.tsx'
import { SlipFault } from './slip-fault.tsx'
import { acceptText, nameOf } from './leg-words.ts'
import { SlipLegs, useLegPriceText } from './slip-legs.tsx'
import { agreeTo, chooseKind, removeLegs } from './slip-store.ts'
import { systemOf, termsOf } from './slip-sums.ts'
import { ShortBalance } from './short-balance.tsx'
import { StakeBox, wholeText } from './stake-box.tsx'
import styles from './slip.module.css'
import { SystemChoice } from './system-choice.tsx'
import { type Placing, usePlace } from './use-place.ts'
import { type SlipView, useSlipView } from './use-slip-view.ts'

/** The slip itself, in its column or its sheet. */
export function SlipContent() {
  const t = useText()
  const view = useSlipView()
  const placing = usePlace(view)
  const { slip, views, sums } = view
  const isOneBet = slip.kind !== 'SINGLE'
  return (
    <div className={styles.content}>
      <QuickStrip />
      <PendingList />
      <SlipDone outcome={placing.outcome} onClose={placing.forget} />
      {slip.legs.length === 0 ? (
        <div className={styles.empty}>
          <b>{t('sport_slip_empty')}</b>
          <p>{t('sport_slip_empty_hint')}</p>
        </div>
      ) : (
        <>
          <KindChoice view={view} />
          {slip.kind === 'SYSTEM' ? <SystemChoice legs={slip.legs.length} value={systemOf(slip)} /> : null}
          <SlipLegs
            views={views}
            isOneBet={isOneBet}
            acceptChange={view.acceptChange}
            refusals={placing.outcome.refusals}
            onAgree={(one) => {
              placing.forgetRefusals(one.key)
              agreeTo(new Map([[one.key, termsOf(one)]]))
            }}
          />
          <FoldTable view={view} />
          <SlipFault slip={slip} fault={view.fault} args={view.faultArgs} />
          <div className={styles.foot}>
            <StakeBox
              label={t(
                slip.kind === 'SYSTEM'
                  ? 'sport_system_stake_each'
                  : slip.kind === 'SINGLE' && sums.count > 1
                    ? 'sport_slip_stake_each'
                    : 'sport_slip_stake',
              )}
              typed={view.typed}
              limits={view.limits}
              affordable={view.affordable}
              isWrong={view.step === 'LIMITS' || isUnread(view)}
            />
            <StakeReason view={view} />
            <Sums view={view} />
            {placing.outcome.refusals.get('') ? (
              <p className={styles.refusal} role="alert">
                {placing.outcome.refusals.get('')}
              </p>
            ) : null}
            <SlipDeed view={view} placing={placing} />
          </div>
          <Notes view={view} />
        </>
      )}
    </div>
  )
}

function KindChoice({ view: { slip } }: { view: SlipView }) {
  const t = useText()
  const names = {
    SINGLE: t('sport_slip_tab_single'),
    PARLAY: t('sport_slip_tab_parlay'),
    SYSTEM: t('sport_slip_tab_system'),
  } as const
  const kinds = (['SINGLE', 'PARLAY', 'SYSTEM'] as const).filter((kind) => canBe(slip, kind))
  if (kinds.length < 2) return null
  return (
    <Segmented<BetKind>
      label={t('common_type')}
      choices={kinds.map((key) => ({ key, text: names[key] }))}
      value={slip.kind}
      onChange={chooseKind}
    />
  )
}

/** Something is typed that is no amount, such as half a satang. */
const isUnread = ({ typed, stake }: SlipView): boolean => stake === null && typed.trim() !== ''

/** That the stake is no amount, which limit it is above, or that leaves no room for any. */
function StakeReason({ view }: { view: SlipView }) {
  const t = useText()
  const language = useLanguage()
  const { limit, limits, stake, step } = view
  const isClosed = limits !== null && limits.max < limits.min
  const isOver = step === 'LIMITS' && limits !== null && stake !== null && stake > limits.max
  const isLimited = limit !== null && (isClosed || isOver)
  const text = isUnread(view)
    ? t('sport_slip_stake_wrong')
    : isLimited
      ? faultText(limit.code, language, limit.args)
      : null
  return text === null ? null : (
    <p className={styles.refusal} role="alert">
      {text}
    </p>
  )
}

function Sums({ view: { slip, sums, stake, maxPayout } }: { view: SlipView }) {
  const t = useText()
  const total = { stake: formatMoney(stake ?? 0), total: formatMoney(sums.totalStake) }
  return (
    <div className={styles.sums}>
      <p>
        {slip.kind === 'PARLAY' && sums.price !== null ? (
          <span>
            {t('sport_slip_total_price')} <b>{decimalText(sums.price)}</b>
          </span>
        ) : null}
        {sums.count > 1 ? <span>{t('sport_system_total', { n: sums.count, ...total })}</span> : null}
        <span className={styles.win}>
          {t('sport_slip_to_win', { amount: formatMoney(sums.potential - sums.totalStake) })}
        </span>
        {maxPayout === null ? null : (
          <span className={sums.potential > maxPayout ? styles.over : styles.most}>
            {t('sport_slip_max_payout', { max: wholeText(maxPayout) })}
          </span>
        )}
      </p>
      <p className={styles.return}>
        <small>{t('sport_short_returns')}</small>
        <b className="money">{formatMoney(sums.potential)}</b>
      </p>
    </div>
  )
}

/** The one large button: agree to new prices, or bet. */
function SlipDeed({ view, placing }: { view: SlipView; placing: Placing }) {
  const t = useText()
  const isSignedIn = useIsSignedIn()
  const priceText = useLegPriceText(view.slip.kind !== 'SINGLE')
  const { step, views, sums, acceptChange } = view
  if (!isSignedIn)
    return (
      <Button
        kind="primary"
        size="large"
        isBlock
        onClick={() => askForLogin(location.pathname + location.search)}
      >
        {t('header_login')}
      </Button>
    )
  if (step === 'ASK') {
    const asked = views.filter(({ fate }) => mustAsk(fate, acceptChange))
    const only = asked.length === 1 ? asked[0]! : null
    const hasLine = asked.some(({ fate }) => fate === 'LINE')
    return (
      <>
        <p className={styles.asked} role="alert">
          {t(hasLine ? 'sport_terms_changed_many' : 'sport_price_changed_many', { n: asked.length })}
        </p>
        <Button
          kind="primary"
          size="large"
          isBlock
          onClick={() => {
            placing.forgetRefusals()
            agreeTo(new Map(asked.map((one) => [one.key, termsOf(one)])))
          }}
        >
          {only
            ? acceptText(only.leg, termsOf(only), t, priceText)
            : t(hasLine ? 'sport_terms_accept_all' : 'sport_price_accept_all')}
        </Button>
      </>
    )
  }
  if (step === 'BALANCE') return <ShortBalance view={view} />
  const blocked = views.filter(({ fate, fault }) => fate === 'LOCKED' || fate === 'GONE' || fault)
  return (
    <>
      <Button
        kind="primary"
        size="large"
        isBlock
        className={styles.place}
        isBusy={placing.isSending}
        disabled={step !== 'READY'}
        onClick={() => void placing.place()}
      >
        {placing.isSending
          ? t('sport_slip_placing')
          : step === 'LOCKED'
            ? t('sport_market_state_suspended')
            : t('sport_slip_place', { amount: formatMoney(sums.totalStake) })}
      </Button>
      {blocked.length > 0 && blocked.length < views.length ? (
        <Button isBlock onClick={() => removeLegs(blocked.map(({ key }) => key))}>
          {t('sport_price_keep_out')}: {blocked.map(({ leg }) => nameOf(leg, t)).join(', ')}
        </Button>
      ) : null}
    </>
  )
}

/** What is good to know before a bet, and the choices that stay. */
function Notes({ view }: { view: SlipView }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {view.liveDelayS > 0 ? (
        <p className={styles.hint}>{t('sport_slip_live_note', { seconds: view.liveDelayS })}</p>
      ) : null}
      {view.slip.kind === 'SYSTEM' ? (
        <p className={styles.hint}>
          {t('sport_system_help')} {t('sport_system_no_cash_out')}
        </p>
      ) : null}
      <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {t('sport_price_choice_title')} · {t('sport_quick_bet')}
        </summary>
        {isOpen ? <SlipChoices stake={view.stake} /> : null}
      </details>
    </>
  )
}
