import { NumberBoard } from './number-board.tsx'

/** The page of one lottery on whole numbers. */
export default function NumbersPage({ gameCode }: { gameCode: string }) {
  return <NumberBoard gameCode={gameCode} />
}
