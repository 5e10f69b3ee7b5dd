import { useId, type CSSProperties, type ReactNode } from 'react'
import { formatAmount } from '../../../../design/format.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { HOUSE, type TreeState } from './tree-state.ts'
import styles from './tree.module.css'

export interface RowContent {
  id: string
  name: string
  badge: ReactNode
  group: ReactNode
  below: string
  /** What a narrow screen shows below the name instead of two columns. */
  note: string
  valid: string
  win: number
  hasBelow: boolean
}

/** One account of the tree, with the level below it once it is open. */
export function TreeRow({
  tree,
  row,
  level,
  place,
  children,
}: {
  tree: TreeState
  row: RowContent
  level: number
  place: { at: number; of: number }
  children: ReactNode
}) {
  const t = useText()
  const labelId = useId()
  const { id, name, hasBelow } = row
  const isOpen = hasBelow && tree.isOpen(id, level <= 2 && place.of === 1)
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={place.at}
      aria-setsize={place.of}
      aria-expanded={hasBelow ? isOpen : undefined}
      aria-selected={id !== HOUSE && tree.selected === id}
      aria-labelledby={`${labelId} ${labelId}valid ${labelId}win`}
      tabIndex={tree.active === id ? 0 : -1}
      data-node={id}
      className={styles.item}
    >
      <div
        data-part="row"
        className={styles.row}
        style={{ '--depth': Math.min(level - 1, 8) } as CSSProperties}
        onClick={() => tree.select(id)}
      >
        <span className={styles.name}>
          {hasBelow ? (
            <button
              type="button"
              tabIndex={-1}
              data-part="toggle"
              className={styles.toggle}
              aria-label={t(isOpen ? 'op_agents_close_branch' : 'op_agents_open_branch', { account: name })}
              onClick={(event) => {
                event.stopPropagation()
                tree.toggle(id, !isOpen)
              }}
            >
              <Icon name={isOpen ? 'd' : 'r'} size={16} />
            </button>
          ) : (
            <span className={styles.leaf} aria-hidden="true" />
          )}
          <span id={labelId} className={styles.text}>
            <b>{name}</b> {row.badge}
            <small>{row.note}</small>
          </span>
        </span>
        <span className={styles.group}>{row.group}</span>
        <span className={styles.below}>{row.below}</span>
        <span id={`${labelId}valid`} className={styles.valid}>
          <span className="sr-only">{t('op_agents_valid')}</span> {row.valid}
        </span>
        <span id={`${labelId}win`} className={row.win < 0 ? `${styles.win} negative` : styles.win}>
          <span className="sr-only">{t('op_agents_game_win')}</span> {formatAmount(row.win)}
        </span>
      </div>
      {isOpen ? <ul role="group">{children}</ul> : null}
    </li>
  )
}
