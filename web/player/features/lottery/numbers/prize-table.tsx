import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { playHelp, playName, prizeName, shortName } from './number-words.ts'
import { shownOdds } from './odds.ts'
import styles from './prizes.module.css'
import './texts.ts'

interface PrizeTableProps {
  plays: readonly NumberPlay[]
  oddsOf: (play: NumberPlay) => readonly string[]
}

/** What the bet types of a tab pay for one baht, prize by prize, and how they win. */
export function PrizeTable({ plays, oddsOf }: PrizeTableProps) {
  const t = useText()
  const boxes = plays.filter(({ prizes }) => prizes.some(isOfBox))
  const several = plays.filter((play) => play.prizes.length > 2 && !boxes.includes(play))
  return (
    <section className={`panel ${styles.prizes}`} aria-label={t('lottery_pays_per_baht')}>
      <h2>{t('lottery_pays_per_baht')}</h2>
      {several.length > 0 ? (
        <Table
          columns={several.map((play) => ({ key: play.code, text: shortName(play, t) }))}
          prizes={longest(several)}
          oddsAt={(prize, at) => oddsOf(several[at]!)[several[at]!.prizes.indexOf(prize)]}
        />
      ) : null}
      {boxes.map((play) => (
        <BoxTable key={play.code} play={play} odds={oddsOf(play)} />
      ))}
      <dl>
        {plays.map((play) => (
          <div key={play.code}>
            <dt>{playName(play, t)}</dt>
            <dd>
              {playHelp(play, t)}
              {play.prizes.length === 1
                ? ` · ${t('lottery_pays', { odds: shownOdds(oddsOf(play)[0] ?? '0') })}`
                : ''}
            </dd>
          </div>
        ))}
      </dl>
      {plays.some(({ code }) => code === 'TOD3') ? <p>{t('lottery_tod_pair_note')}</p> : null}
    </section>
  )
}

/** `FIRST_24`: the first prize of a number with 24 orders. */
const isOfBox = (prize: string): boolean => /_\d+$/.test(prize)

/** Of two styles one looks at more prizes than the other. */
const longest = (plays: readonly NumberPlay[]): readonly string[] =>
  plays.reduce<readonly string[]>((most, { prizes }) => (prizes.length > most.length ? prizes : most), [])

/** A box pays less the more orders its number has. */
function BoxTable({ play, odds }: { play: NumberPlay; odds: readonly string[] }) {
  const t = useText()
  const parts = play.prizes.map((prize) => prize.split('_'))
  const orders = [...new Set(parts.map(([, count]) => count!))]
  return (
    <Table
      caption={shortName(play, t)}
      columns={orders.map((count) => ({
        key: count,
        text: t('lottery_orders_of', { count: Number.parseInt(count, 10) }),
      }))}
      prizes={[...new Set(parts.map(([prize]) => prize!))]}
      oddsAt={(prize, at) => odds[play.prizes.indexOf(`${prize}_${orders[at]!}`)]}
    />
  )
}

interface TableProps {
  caption?: string
  columns: readonly { key: string; text: string }[]
  prizes: readonly string[]
  oddsAt: (prize: string, column: number) => string | undefined
}

function Table({ caption, columns, prizes, oddsAt }: TableProps) {
  const t = useText()
  return (
    <table>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          <th scope="col">{t('lottery_prize')}</th>
          {columns.map(({ key, text }) => (
            <th key={key} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize) => (
          <tr key={prize}>
            <th scope="row">{prizeName(prize, t)}</th>
            {columns.map(({ key }, at) => {
              const odds = oddsAt(prize, at)
              return (
                <td key={key} className="number">
                  {odds === undefined ? t('lottery_pays_nothing') : shownOdds(odds)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
