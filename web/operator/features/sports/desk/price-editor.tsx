import { useState } from 'react'
import { changePrices } from '../../../../../contract/operator/sportsbook/change-prices.ts'
import { removePrices } from '../../../../../contract/operator/sportsbook/remove-prices.ts'
import { formatShortTime } from '../../../../../design/format.ts'
import { callServer } from '../../../../client/call.ts'
import { codeOf } from '../../../../client/call-error.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { FieldMessage, TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../../ui/overlay/toast.tsx'
import { ConsoleLink } from '../../../parts/link.tsx'
import { paths } from '../../../paths.ts'
import { useCan } from '../../../session/me.ts'
import { refreshDesk } from '../refresh-desk.ts'
import { isTaking, marketName, percentOf, type DeskFixture, type DeskMarket } from '../words.ts'
import styles from './editor.module.css'
import { MarketActions } from './market-actions.tsx'
import { FiguresTable } from './figures-table.tsx'
import { draftText, inMinutes, priceOf, type PriceValues } from './price-draft.ts'
import { PriceSummary } from './price-summary.tsx'

/** How long prices by hand hold, in minutes; '' until the kick-off or the next goal. */
const UNTIL = ['', '10', '30', '60'] as const

interface Props {
  fixture: DeskFixture
  market: DeskMarket
  currency: string
}

/** One market: what stands on each side, what it may cost, the fair price and ours. */
export function PriceEditor({ fixture, market, currency }: Props) {
  const t = useText()
  const can = useCan()
  const sides = { home: fixture.home?.name ?? '', away: fixture.away?.name ?? '' }
  return (
    <section className={`panel ${styles.editor}`} aria-label={marketName(t, market, sides)}>
      <div className={styles.editorHead}>
        <h2>{marketName(t, market, sides)}</h2>
        <ConsoleLink className="link" href={paths.sportsMatch(fixture.fixtureId)}>
          {fixture.away ? t('sport_match_versus', sides) : fixture.leagueName}
        </ConsoleLink>
        <span className="grow" />
        {market.isOwn ? <Badge tone="ready">{t('op_sport_desk_manual')}</Badge> : null}
        {isTaking(fixture, market) ? null : <Badge tone="waiting">{t('op_sport_shut')}</Badge>}
        <Badge tone={market.usedPpm >= 500_000 ? 'bad' : 'neutral'}>
          {t('op_sport_used', { percent: percentOf(market.usedPpm, 1) })}
        </Badge>
      </div>
      {can('sports.trade') && !market.isClosed ? (
        <>
          <EditForm fixture={fixture} market={market} currency={currency} />
          {/* Its windows have forms of their own, whose events would reach a form around them. */}
          <MarketActions fixture={fixture} market={market} />
        </>
      ) : (
        <FiguresTable fixture={fixture} market={market} currency={currency} form={null} />
      )}
      <Standing market={market} />
    </section>
  )
}

/** Who suspended it or set its prices, and until when. */
function Standing({ market }: { market: DeskMarket }) {
  const t = useText()
  const { stop, isOwn, ownBy, ownAt, ownUntil } = market
  return (
    <>
      {stop ? (
        <p className="note">
          {t('op_sport_suspended_by', { name: stop.by, time: formatShortTime(stop.at) })} · {stop.reason}
        </p>
      ) : null}
      {isOwn && ownAt ? (
        <p className="note">
          {t('op_sport_priced_by', { name: ownBy ?? '', time: formatShortTime(ownAt) })} ·{' '}
          {ownUntil ? t('op_sport_until', { time: formatShortTime(ownUntil) }) : t('op_sport_until_event')}
        </p>
      ) : null}
    </>
  )
}

function EditForm({ fixture, market, currency }: Props) {
  const t = useText()
  const [far, setFar] = useState('')
  const form = useForm<PriceValues>({
    start: {
      prices: market.selections.map(({ price }) => draftText(price)),
      until: '',
      reason: '',
      isConfirmed: false,
    },
    send: async ({ prices, until, reason, isConfirmed }) => {
      const asked = prices.map((text, place) =>
        market.selections[place]!.feedPrice === 0 ? 0 : priceOf(text),
      )
      const wrong = asked.findIndex((price) => price === undefined)
      if (wrong >= 0) return { [`price.${wrong}`]: t('op_sport_price_wrong') }
      if (!reason.trim()) return { reason: t('msg_input_empty') }
      await callServer(changePrices, {
        params: { marketId: market.marketId },
        body: {
          prices: asked as number[],
          reason: reason.trim(),
          ...(until ? { until: inMinutes(until) } : {}),
          ...(isConfirmed ? { isConfirmed } : {}),
        },
      })
      setFar('')
      form.edit({ reason: '', isConfirmed: false })
      toast.good(t('op_sport_priced'))
      await refreshDesk()
      return undefined
    },
    refuse: (error) => {
      if (codeOf(error) !== 'SPORT_PRICE_FAR') return undefined
      setFar(errorText(error, t))
      form.edit({ isConfirmed: true })
      return {}
    },
  })
  return (
    <Form form={form} className={styles.editorBody}>
      <FiguresTable
        fixture={fixture}
        market={market}
        currency={currency}
        form={form}
        onEdit={() => {
          setFar('')
          form.edit({ isConfirmed: false })
        }}
      />
      <div className={styles.editorSide}>
        <div className={styles.across}>
          <PriceSummary market={market} tier={fixture.tier} prices={form.values.prices} currency={currency} />
        </div>
        <SelectField
          label={t('op_sport_override_until')}
          value={form.values.until || 'EVENT'}
          onChange={(key) => form.edit({ until: key === 'EVENT' ? '' : key })}
          choices={UNTIL.map((minutes) => ({
            key: minutes || 'EVENT',
            text: minutes ? t('op_sport_minutes', { n: minutes }) : t('op_sport_override_until_kickoff'),
          }))}
        />
        <TextField label={t('op_reason')} maxLength={140} isRequired {...form.field('reason')} />
        <div className={styles.across}>
          {far ? <Note tone="bad">{far}</Note> : null}
          <FieldMessage error={form.problem} />
        </div>
        <div className={styles.editorActions}>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t(far ? 'op_sport_use_anyway' : 'op_sport_use')}
          </Button>
          {market.isOwn ? <RemoveButton market={market} /> : null}
        </div>
      </div>
    </Form>
  )
}

function RemoveButton({ market }: { market: DeskMarket }) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await callServer(removePrices, { params: { marketId: market.marketId } })
      toast.good(t('op_sport_price_removed'))
      await refreshDesk()
    } catch (error) {
      toast.bad(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button isBusy={isBusy} onClick={() => void remove()}>
      {t('op_sport_override_remove')}
    </Button>
  )
}
