/** Which issue: the game and its number. */
export interface IssueKey {
  readonly gameCode: string
  readonly numero: string
}

/** `<game>-<numero>`: also the wallet's round of every member who bets in it. */
export const textOfIssue = ({ gameCode, numero }: IssueKey): string => `${gameCode}-${numero}`
