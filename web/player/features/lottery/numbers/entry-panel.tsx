import { useState } from 'react'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import styles from './board.module.css'
import { CellBoard } from './cell-board.tsx'
import { HelperChips, ModeHelp } from './helper-chips.tsx'
import { DigitBoxes, NumberPad } from './number-pad.tsx'
import { NumberTable } from './number-table.tsx'
import { PlayToggles } from './play-toggles.tsx'
import type { NumberLine } from './slip.ts'
import { undo, useCanUndo } from './slip-store.ts'
import { StakeFields } from './stake-fields.tsx'
import type { Adding } from './use-add.ts'
import type { Entry } from './use-entry.ts'
import type { NumberBoardData } from './use-number-board.ts'
import './texts.ts'

interface EntryPanelProps {
  gameCode: string
  entry: Entry
  board: NumberBoardData
  lines: readonly NumberLine[]
  adding: Adding
  isWide: boolean
  canPaste: boolean
  onPaste: (text: string) => void
  onSets: () => void
}

/** Tabs of bet types, what of them is bet at once, and the way to choose numbers. */
export function EntryPanel(props: EntryPanelProps) {
  const t = useText()
  const { entry, board, lines, adding, isWide } = props
  const { group, plays } = entry
  const add = (numbers: readonly string[]) => adding.add(numbers, plays)
  return (
    <div className={styles.main}>
      <Tabs
        label={t('lottery_play_groups')}
        value={group.key}
        onChange={(key) => {
          entry.chooseGroup(key)
          adding.forget()
        }}
        tabs={board.groups.map(({ key }) => ({ key, text: t(`lottery_group_${key}`) }))}
      >
        <div className={styles.tab}>
          {group.entry === 'CELLS' ? (
            <section className={`panel ${styles.panel}`}>
              {isWide ? <StakeFields plays={plays} stakeOf={board.stakeOf} /> : null}
              <Said {...props} />
              <CellBoard
                plays={group.plays}
                board={board}
                lines={lines}
                onToggle={(play, selection) => adding.toggle(selection, [play])}
              />
            </section>
          ) : (
            <>
              <PlayToggles
                label={t('lottery_bet_types')}
                offered={group.plays}
                chosen={plays}
                oddsOf={board.oddsOf}
                onToggle={entry.togglePlay}
              />
              <NumberEntry {...props} onNumbers={add} />
            </>
          )}
        </div>
      </Tabs>
    </div>
  )
}

function NumberEntry(props: EntryPanelProps & { onNumbers: (numbers: readonly string[]) => void }) {
  const { entry, board, lines, adding, isWide, onNumbers } = props
  const { group, plays } = entry
  const [isTableChosen, setTableChosen] = useState(false)
  const hasTable = group.entry === 'NUMBER' && group.digits <= 3
  const isTable = hasTable && (isWide || isTableChosen)
  const isPad = !hasTable || !(isWide || isTableChosen)
  return (
    <section className={`panel ${styles.panel} ${isPad ? styles.withPad : ''}`}>
      {isWide ? <StakeFields plays={plays} stakeOf={board.stakeOf} /> : null}
      <div className={styles.typing}>
        <DigitBoxes entry={entry} hasOwnPad={isPad} onPaste={props.onPaste} />
        <Said {...props} />
      </div>
      {isPad ? <NumberPad entry={entry} /> : null}
      <div className={styles.ways}>
        <HelperChips entry={entry} onNumbers={onNumbers} />
        <ModeHelp entry={entry} />
        <Tools
          {...props}
          isTable={isTable}
          onTable={hasTable && !isWide ? () => setTableChosen(!isTableChosen) : null}
        />
      </div>
      {isTable ? (
        <NumberTable
          digits={group.digits}
          plays={plays}
          lines={lines}
          restrictionOf={board.restrictionOf}
          onToggle={(number) => adding.toggle([number], plays)}
        />
      ) : null}
    </section>
  )
}

/** Other ways to numbers than typing them one by one. */
function Tools({
  canPaste,
  onPaste,
  onSets,
  isTable,
  onTable,
}: EntryPanelProps & { isTable: boolean; onTable: (() => void) | null }) {
  const t = useText()
  return (
    <div className={styles.tools}>
      {onTable ? (
        <button type="button" aria-pressed={isTable} onClick={onTable}>
          <Icon name="grid" />
          {t('lottery_pick_number')}
        </button>
      ) : null}
      {canPaste ? (
        <button type="button" onClick={() => onPaste('')}>
          <Icon name="note" />
          {t('lottery_paste_short')}
        </button>
      ) : null}
      <button type="button" onClick={onSets}>
        <Icon name="heart" />
        {t('lottery_favourites')}
      </button>
    </div>
  )
}

/** What became of the numbers that were chosen last, and the way back. */
function Said({ gameCode, adding, entry }: Pick<EntryPanelProps, 'gameCode' | 'adding' | 'entry'>) {
  const t = useText()
  const canUndo = useCanUndo(gameCode)
  return (
    <div className={styles.said}>
      <p role="status">
        {adding.said || t(entry.group.entry === 'CELLS' ? 'lottery_cells_ready' : 'lottery_entry_ready')}
      </p>
      {canUndo && adding.said ? (
        <button
          type="button"
          className="link tap"
          onClick={() => {
            undo(gameCode)
            adding.forget()
          }}
        >
          {t('lottery_undo')}
        </button>
      ) : null}
    </div>
  )
}
