import { useState } from 'react'
import { listAllSportBets } from '../../../../../contract/operator/sportsbook/list-all-bets.ts'
import { betKinds, betStates, type BetKind, type BetState } from '../../../../../kernel/sports/words.ts'
import { parseAmount } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { DateRange, lastDays } from '../../../parts/date-range.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded, Pages } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { betColumns } from './bet-columns.tsx'

const ALL = 'ALL'
/** Nothing, or the figures that bets are numbered with. */
const isBetNo = (text: string): boolean => /^([0-9]{1,18})?$/.test(text.trim())
const nothing = { betNo: '', username: '', fromStake: '' }

/** Bets on sports, found by number, member, kind, state, stake and day. */
export function BetsPage() {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const [asked, setAsked] = useState({ ...nothing, kind: ALL, state: ALL, range: lastDays(7) })
  const ask = (part: Partial<typeof asked>) => {
    setAsked({ ...asked, ...part })
    setPageNo(1)
  }
  const form = useForm({
    start: nothing,
    check: ({ betNo, fromStake }) => ({
      ...(isBetNo(betNo) ? {} : { betNo: t('op_sport_bet_no_wrong') }),
      ...(!fromStake.trim() || parseAmount(fromStake) !== null
        ? {}
        : { fromStake: t('op_sport_amount_wrong') }),
    }),
    send: (words) => ask(words),
  })
  const fromStake = asked.fromStake.trim() ? parseAmount(asked.fromStake) : null
  const answer = useCall(
    listAllSportBets,
    {
      query: {
        pageNo,
        pageSize: 20,
        ...asked.range,
        ...(asked.betNo.trim() ? { betNo: asked.betNo.trim() } : {}),
        ...(asked.username.trim() ? { username: asked.username.trim() } : {}),
        ...(fromStake ? { fromStake } : {}),
        ...(asked.kind === ALL ? {} : { kind: asked.kind as BetKind }),
        ...(asked.state === ALL ? {} : { state: asked.state as BetState }),
      },
    },
    { keepsPrevious: true, refetchEveryMs: 10_000, staleMs: 1_000 },
  )
  return (
    <>
      <PageHead title={t('op_sport_bets_search')} />
      <Form form={form} role="search" aria-label={t('op_sport_bets_search')} className={parts.filters}>
        <TextField label={t('op_sport_bet_no')} inputMode="numeric" maxLength={18} {...form.field('betNo')} />
        <TextField
          label={t('op_sport_member')}
          maxLength={32}
          autoComplete="off"
          {...form.field('username')}
        />
        <TextField
          label={t('op_sport_from_stake')}
          inputMode="decimal"
          maxLength={16}
          {...form.field('fromStake')}
        />
        <SelectField
          label={t('op_sport_kind')}
          value={asked.kind}
          onChange={(kind) => ask({ kind })}
          choices={[
            { key: ALL, text: t('op_sport_all') },
            ...betKinds.map((kind) => ({ key: kind as string, text: t(`op_sport_kind_${kind}` as TextKey) })),
          ]}
        />
        <SelectField
          label={t('op_sport_state')}
          value={asked.state}
          onChange={(state) => ask({ state })}
          choices={[
            { key: ALL, text: t('op_sport_all') },
            ...betStates.map((one) => ({ key: one as string, text: t(`op_sport_bet_${one}` as TextKey) })),
          ]}
        />
        <DateRange range={asked.range} onChange={(range) => ask({ range })} />
        <Button type="submit" kind="primary" className={parts.fixed}>
          {t('common_search')}
        </Button>
      </Form>
      <Loaded answer={answer}>
        {({ list }) => (
          <Panel isFlush>
            <DataTable
              caption={t('op_sport_bets_search')}
              columns={betColumns(t)}
              rows={list}
              rowKey={(row) => row.betId}
              empty={<EmptyState isSmall title={t('op_sport_bets_none')} />}
            />
          </Panel>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
    </>
  )
}
