import { useState } from 'react'
import { formatAmount, formatCount } from '../../../../design/format.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { TreeLevel } from './tree-level.tsx'
import { itemOf, pressInTree } from './tree-keys.ts'
import { HOUSE, type TreeAsked, type TreeHouse, type TreeState } from './tree-state.ts'
import { TreeRow } from './tree-row.tsx'
import styles from './tree.module.css'

/** The house and the lines below it, which open and close in place; each level is asked for when it opens. */
export function LineTree({
  asked,
  house,
  path,
  selected,
  onSelect,
}: {
  asked: TreeAsked
  house: TreeHouse
  /** Accounts from the top to the one that the tree shows first: their branches are open. */
  path: readonly string[]
  selected: string
  onSelect: (memberId: string) => void
}) {
  const t = useText()
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const [active, setActive] = useState(HOUSE)
  const tree: TreeState = {
    asked,
    path,
    selected,
    active,
    isOpen: (id, isOnly) => toggled[id] ?? (isOnly || path.includes(id)),
    toggle: (id, isOpen) => {
      setToggled({ ...toggled, [id]: isOpen })
      setActive(id)
    },
    select: onSelect,
  }
  return (
    <>
      <div className={styles.heads} aria-hidden="true">
        <span>{t('op_agents_account')}</span>
        <span>{t('op_agents_group')}</span>
        <span>{t('op_agents_team')}</span>
        <span>{t('op_agents_valid')}</span>
        <span>{t('op_agents_game_win')}</span>
      </div>
      <ul
        role="tree"
        aria-label={t('op_agents_title')}
        className={styles.tree}
        onKeyDown={pressInTree}
        onFocus={({ target }) => setActive(itemOf(target)?.dataset.node ?? HOUSE)}
      >
        <TreeRow
          tree={tree}
          level={1}
          place={{ at: 1, of: 1 }}
          row={{
            id: HOUSE,
            name: t('op_agents_house'),
            badge: <Badge tone="ready">{t('op_agents_house_mark')}</Badge>,
            group: '–',
            below: formatCount(house.teamCount),
            note: t('op_agents_accounts', { count: house.teamCount }),
            valid: formatAmount(house.validAmount),
            win: house.gameWinAmount,
            hasBelow: house.teamCount > 0,
          }}
        >
          <TreeLevel tree={tree} parentId={HOUSE} level={2} />
        </TreeRow>
      </ul>
    </>
  )
}
