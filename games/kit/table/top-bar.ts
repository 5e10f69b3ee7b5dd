/**
 * The head of the table: its name and limits, balance, sound, menu. In a lobby with a bar it is there,
 * otherwise above the table.
 */
import { formatMoney } from '../../../design/format.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import { make, makeButton, makeIcon, nameButton } from '../stage/dom/element.ts'
import { soundAction } from '../stage/head.ts'
import type { TablePage, TableView } from './page.ts'
import styles from './table.module.css'
import { limitsText } from './tables-dialog.ts'

export interface BarActions {
  openTables(): void
  openInfo(): void
  toggleSound(): void
}

export class TopBar {
  readonly view: HTMLElement
  private readonly page: TablePage
  private readonly texts: TableTexts
  private readonly name = make('b')
  private readonly limits = make('small')
  private readonly table: HTMLButtonElement
  private readonly balance = make('b', { className: 'money' })
  private readonly actions: BarActions
  private amount = 0
  private isSoundOn = false
  private readonly sound: HTMLButtonElement

  constructor(page: TablePage, texts: TableTexts, actions: BarActions) {
    this.page = page
    this.texts = texts
    this.actions = actions
    this.table = makeButton(
      {
        className: styles.tableButton,
        onClick: actions.openTables,
        attributes: { 'aria-haspopup': 'dialog', 'aria-label': texts.chooseTable },
      },
      make('span', {}, this.name, this.limits),
      makeIcon('d', 18),
    )
    this.sound = makeButton(
      { className: styles.barButton, onClick: actions.toggleSound },
      makeIcon('sound', 22),
    )
    const menu = makeButton(
      {
        className: styles.barButton,
        label: texts.menu,
        onClick: actions.openInfo,
        attributes: { 'aria-haspopup': 'dialog' },
      },
      makeIcon('info', 22),
    )
    const back = makeButton(
      { className: styles.barButton, label: texts.leave, onClick: () => page.leave() },
      makeIcon('back'),
    )
    const purse = make(
      'span',
      { className: styles.balance },
      make('small', { text: page.mode === 'FREE' ? texts.playCredit : texts.balance }),
      this.balance,
    )
    this.view = make(
      'header',
      { className: styles.bar },
      ...(page.isFramed ? [] : [back]),
      this.table,
      make('span', { className: styles.barGap }),
      purse,
      this.sound,
      menu,
    )
  }

  setTable(table: TableView): void {
    this.name.textContent = table.names[this.page.language]
    this.limits.textContent = limitsText(table, this.texts, this.page)
    this.table.setAttribute(
      'aria-label',
      `${this.texts.chooseTable} · ${this.name.textContent} ${this.limits.textContent}`,
    )
    this.tellHead()
  }

  setBalance(balance: number): void {
    this.balance.textContent = formatMoney(balance, this.page.currency)
    this.amount = balance
    this.tellHead()
  }

  setSound(isOn: boolean): void {
    this.sound.classList.toggle(styles.off!, !isOn)
    nameButton(this.sound, isOn ? this.texts.soundOff : this.texts.soundOn)
    this.isSoundOn = isOn
    this.tellHead()
  }

  private tellHead(): void {
    const { texts, actions } = this
    this.page.showHead?.({
      title: this.name.textContent,
      note: this.limits.textContent,
      balance: this.amount,
      titleAction: { text: texts.chooseTable, run: actions.openTables },
      actions: [
        soundAction(this.isSoundOn, { on: texts.soundOn, off: texts.soundOff }, actions.toggleSound),
        { key: 'info', text: texts.menu, icon: 'info', place: 'bar', run: actions.openInfo },
      ],
    })
  }
}
