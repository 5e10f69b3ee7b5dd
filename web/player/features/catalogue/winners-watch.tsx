import { useBoard } from './use-board.ts'

/** Waits for the first win of a board that is still empty. */
export default function WinnersWatch() {
  useBoard()
  return null
}
