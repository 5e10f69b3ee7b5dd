import type { PageTexts } from './texts.ts'

export const en: PageTexts = {
  opening: 'Opening the game',
  openedWrong: 'This game link is not valid. Please open the game from the lobby again',
  launchFailed: 'The game could not be opened, please try again',
  network: 'Network link is abnormal, please try again',
  undecided:
    'The result of this round is not known yet. Press spin to ask for the same round again; it is charged once only',
  undecidedHand:
    'The answer has not come yet. Press the same button to ask for it again; it is charged once only',
  undecidedBet:
    'It is not known yet whether this bet was taken. Press confirm to ask for the same bet again; it is charged once only',
  leave: 'Back to the lobby',
  faults: {
    slow: 'The page took longer time to load, please check your network connectivity',
    newVersion: 'The site has been updated. Please load the new version to continue',
    again: 'Try again',
    reload: 'Reload page',
    loadNewVersion: 'Load the new version',
    cancel: 'Cancel',
  },
}
