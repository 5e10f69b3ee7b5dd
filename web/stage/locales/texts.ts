/** What the page around the games says by itself; what the server refuses comes with its own sentence. */
export interface PageTexts {
  opening: string
  openedWrong: string
  launchFailed: string
  network: string
  undecided: string
  /** At the blackjack table. */
  undecidedHand: string
  /** At a shared table. */
  undecidedBet: string
  leave: string
  /** The game's code did not come. */
  faults: {
    slow: string
    newVersion: string
    again: string
    reload: string
    loadNewVersion: string
    cancel: string
  }
}
