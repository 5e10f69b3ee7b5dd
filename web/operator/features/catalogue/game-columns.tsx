import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { type Translate, useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { productText } from '../../parts/ledger-text.ts'
import { categoryText, classText, stateLook } from './states.ts'
import styles from './catalogue.module.css'
import type { Game } from './types.ts'

interface Desk {
  t: Translate
  mayEdit: boolean
  chosen: ReadonlyMap<number, Game>
  page: readonly Game[]
  onChoose: (games: readonly Game[], isChosen: boolean) => void
  onEdit: (game: Game) => void
}

/** What a row of the list of games shows. */
export function gameColumns({ t, mayEdit, chosen, page, onChoose, onEdit }: Desk): Column<Game>[] {
  const isWholePage = page.length > 0 && page.every((game) => chosen.has(game.nodeId))
  const box: Column<Game> = {
    key: 'choose',
    card: 'badge',
    head: (
      <Choice
        label={t('catalogue_choose_page')}
        isChosen={isWholePage}
        onChange={(isChosen) => onChoose(page, isChosen)}
      />
    ),
    cell: (row) => (
      <Choice
        label={t('catalogue_choose', { name: row.name })}
        isChosen={chosen.has(row.nodeId)}
        onChange={(isChosen) => onChoose([row], isChosen)}
      />
    ),
  }
  return [
    ...(mayEdit ? [box] : []),
    { key: 'place', head: t('catalogue_place'), isFigure: true, cell: (row) => row.position },
    {
      key: 'name',
      head: t('games_name'),
      card: 'title',
      cell: (row) => (
        <span className={styles.game}>
          <img
            {...pictureSources(row.iconUrl)}
            sizes="36px"
            alt=""
            width={36}
            height={48}
            loading="lazy"
            className={styles.icon}
          />
          <span className={styles.names}>
            <b>{row.name}</b>
            <span className="note text-3">{row.gameCode}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'vendor',
      head: t('games_vendor'),
      cell: (row) => (
        <span>
          {row.vendorName}
          {row.vendorState === 'OPEN' ? null : (
            <>
              {' '}
              <Badge tone="waiting">{t('games_vendor_closed')}</Badge>
            </>
          )}
        </span>
      ),
    },
    {
      key: 'type',
      head: t('catalogue_category'),
      cell: (row) => <CategoryCell game={row} />,
    },
    {
      key: 'rtp',
      head: t('games_rtp'),
      isFigure: true,
      card: 'hidden',
      cell: (row) => (row.rtp ? percent(row.rtp) : '–'),
    },
    {
      key: 'marks',
      head: t('games_marks'),
      cell: (row) => (
        <span className={styles.badges}>
          {row.isHot ? <Badge tone="bad">{t('games_hot')}</Badge> : null}
          {row.isNew ? <Badge tone="good">{t('games_new')}</Badge> : null}
          {row.isFreePlayable && !row.isFreePlayOff ? (
            <Badge tone="neutral">{t('catalogue_free')}</Badge>
          ) : null}
        </span>
      ),
    },
    {
      key: 'state',
      head: t('games_state'),
      cell: (row) => (
        <span className={styles.badges}>
          {row.absentSince ? (
            <Badge tone="bad">{t('catalogue_absent')}</Badge>
          ) : (
            <Badge tone={stateLook(row.state).tone}>{t(stateLook(row.state).text)}</Badge>
          )}
          {row.maintenanceUntil ? (
            <span className="note text-3">
              {t('catalogue_until', { maintenanceUntil: formatDateTime(row.maintenanceUntil).slice(0, 16) })}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'edit',
      head: <span className="sr-only">{t('common_action')}</span>,
      card: 'action',
      cell: (row) =>
        mayEdit ? (
          <Button size="compact" aria-label={t('games_edit', { name: row.name })} onClick={() => onEdit(row)}>
            {t('common_edit')}
          </Button>
        ) : null,
    },
  ]
}

/** Where the lobby lists a game, and what it is booked under if that is something else. */
function CategoryCell({ game }: { game: Game }) {
  const t = useText()
  const category = t(categoryText(game.gameType))
  return (
    <span className={styles.names}>
      <span>{game.gameClassify === '' ? category : `${category} · ${t(classText(game.gameClassify))}`}</span>
      {String(game.product) === String(game.gameType) ? null : (
        <span className="note text-3">
          {t('catalogue_booked', { product: productText(game.product, t) })}
        </span>
      )}
    </span>
  )
}

/** A box in a row: its name is read, not shown. */
function Choice({
  label,
  isChosen,
  onChange,
}: {
  label: string
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className="sr-only"
        checked={isChosen}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <Icon name="check" size={16} />
      </span>
    </label>
  )
}

/** "0.960422" → "96.0422%", by moving the point. */
function percent(rate: string): string {
  const digits = rate.replace('.', '').padEnd(7, '0')
  return `${parseInt(digits.slice(0, 3), 10)}.${digits.slice(3, 7)}%`
}
