import { Badge } from '../../../ui/badge/badge.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { spotName } from '../../../../games/kit/locales/spot-name.ts'
import { checkTable, type CheckedBet } from './check-shared.ts'
import { checkTote } from './check-tote.ts'
import { Drawn } from './drawn.tsx'
import type { FairRoundOf } from './fair-round.ts'
import { CheckFrame, Code, SeedSteps, Step } from './parts.tsx'
import { useTableWords } from '../../../ui/games/table-words.ts'
import { ToteStep } from './tote-step.tsx'
import { useChecked } from './use-checked.ts'
import styles from './verify.module.css'

/**
 * A round of a shared table: its place in the chain, everybody's part, what was drawn and what each bet
 * brings.
 */
export function TableCheck({ round }: { round: FairRoundOf<'TABLE'> }) {
  const t = useText()
  const { checked, not } = useChecked(round, checkTable)
  const { checked: tote, not: noTote } = useChecked(round, checkTote)
  const { table, proof, serverSeed } = round
  const isVoid = round.state === 'VOID'
  return (
    <CheckFrame
      round={round}
      isRight={
        checked
          ? checked.isRight && tote?.isRight !== false
          : round.table.tote
            ? (tote?.isRight ?? null)
            : null
      }
      not={not ?? noTote}
    >
      <ol className={styles.steps}>
        <SeedSteps
          commit={proof.commit}
          serverSeed={serverSeed}
          isCommitRight={checked?.isCommitRight}
          note={t('fairx_commit_table')}
          waiting={t('fairx_waiting_table')}
        />
        {checked ? (
          <Step title={t('fairx_chain')} isDone={checked.isChained !== false}>
            {table.previousSeed ? <Code text={table.previousSeed} /> : null}
            <p className="note text-3">
              {t(
                checked.isChained === null
                  ? 'fairx_chain_first'
                  : checked.isChained
                    ? 'fairx_chain_match'
                    : 'fairx_chain_mismatch',
              )}
            </p>
          </Step>
        ) : null}
        {serverSeed || table.tote ? (
          <Step title={t('fairx_part_table')} isDone={checked?.isPartRight ?? tote?.isRight}>
            <Code text={proof.clientSeed} />
            {checked ? (
              <p className="note text-3">
                {t(checked.isPartRight ? 'fairx_part_match' : 'fairx_part_mismatch', {
                  count: table.entries.length,
                })}
              </p>
            ) : null}
            {table.entries.length > 0 ? (
              <details className={styles.entries}>
                <summary>{t('fairx_entries', { count: table.entries.length })}</summary>
                <pre tabIndex={0}>{[...table.entries].sort().join('\n')}</pre>
              </details>
            ) : null}
          </Step>
        ) : null}
        {tote ? <ToteStep round={round} tote={tote} /> : null}
        {checked && !isVoid ? (
          <Step title={t('verify_result')} isDone={checked.isRight}>
            <Drawn gameCode={round.gameCode} outcome={checked.outcome} />
            {checked.isOutcomeRight ? null : <Note tone="bad">{t('fairx_outcome_mismatch')}</Note>}
            <Bets gameCode={round.gameCode} bets={checked.bets} currency={round.currency} />
            <p className="small text-2">
              {t('verify_result_line', {
                stakeAmount: formatMoney(round.betAmount, round.currency),
                computedAmount: formatMoney(checked.winAmount, round.currency),
                paidAmount: formatMoney(round.winAmount, round.currency),
              })}
            </p>
          </Step>
        ) : null}
      </ol>
    </CheckFrame>
  )
}

function Bets({
  gameCode,
  bets,
  currency,
}: {
  gameCode: string
  bets: readonly CheckedBet[]
  currency: string
}) {
  const t = useText()
  const words = useTableWords(gameCode)
  const columns: Column<CheckedBet & { place: number }>[] = [
    { key: 'spot', head: t('fairx_spot'), card: 'title', cell: (bet) => spotName(words, bet.spot) },
    { key: 'stake', head: t('fairx_stake'), isFigure: true, cell: (bet) => formatMoney(bet.stake, currency) },
    {
      key: 'computed',
      head: t('fairx_computed'),
      isFigure: true,
      cell: (bet) => formatMoney(bet.computed, currency),
    },
    {
      key: 'paid',
      head: t('fairx_paid'),
      isFigure: true,
      card: 'amount',
      cell: (bet) =>
        bet.recorded === bet.computed ? (
          formatMoney(bet.recorded, currency)
        ) : (
          <Badge tone="bad">{formatMoney(bet.recorded, currency)}</Badge>
        ),
    },
  ]
  return (
    <DataTable
      caption={t('fairx_bets')}
      columns={columns}
      rows={bets.map((bet, place) => ({ ...bet, place }))}
      rowKey={(bet) => String(bet.place)}
      isDense
    />
  )
}
