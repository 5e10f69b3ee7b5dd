import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import {
  problemOfPublished,
  publishedText,
  type Published,
} from '../../../../../kernel/lottery/numbers/published.ts'
import { useText, type TextKey } from '../../../../ui/i18n/text.tsx'
import styles from './results.module.css'

/** What was published of a draw, prize by prize; digits that another entry has otherwise are marked. */
export function ResultBoard({
  gameCode,
  numero,
  published,
  against,
}: {
  gameCode: string
  numero: string
  published: Published
  against?: Published | undefined
}) {
  const t = useText()
  const form = numberGameOf(gameCode)?.formOf(numero) ?? []
  return (
    <dl className={styles.board}>
      {form.map(({ prize, count }) => (
        <div key={prize} className={count > 2 ? styles.wide : undefined}>
          <dt>{t(`lot_prize_${prize}` as TextKey)}</dt>
          <dd>
            {(published[prize] ?? []).map((number, place) => (
              <Marked key={place} number={number} other={against && (against[prize]?.[place] ?? '')} />
            ))}
          </dd>
        </div>
      ))}
      <ThaiParts gameCode={gameCode} numero={numero} published={published} />
    </dl>
  )
}

function Marked({ number, other }: { number: string; other: string | undefined }) {
  const t = useText()
  if (other === undefined || other === number) return <span>{number}</span>
  return (
    <span aria-label={t('lotres_differs_number', { number })}>
      {[...number].map((digit, place) =>
        other[place] === digit && other.length === number.length ? (
          <i key={place}>{digit}</i>
        ) : (
          <mark key={place}>{digit}</mark>
        ),
      )}
    </span>
  )
}

/** What the bets look at, where that is not the prizes themselves. */
function ThaiParts({
  gameCode,
  numero,
  published,
}: {
  gameCode: string
  numero: string
  published: Published
}) {
  const t = useText()
  const thai = thaiOf(gameCode, numero, published)
  if (!thai || 'top3' in published) return null
  return (
    <>
      <div>
        <dt>{t('lot_prize_top3')}</dt>
        <dd className={styles.derived}>{thai.top3}</dd>
      </div>
      {'bottom2' in published ? null : (
        <div>
          <dt>{t('lot_prize_bottom2')}</dt>
          <dd className={styles.derived}>{thai.bottom2}</dd>
        </div>
      )}
    </>
  )
}

/** Undefined until the prizes are whole, and for games without Thai-style bets. */
export function thaiOf(gameCode: string, numero: string, published: Published) {
  const game = numberGameOf(gameCode)
  if (!game) return undefined
  const form = game.formOf(numero)
  return problemOfPublished(form, published)
    ? undefined
    : game.read(publishedText(form, published), numero).thai
}
