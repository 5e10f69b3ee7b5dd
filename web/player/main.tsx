/**
 * The player's entry. What takes the page over comes in two files, each evaluated in a task of its own: as
 * one file they would block a phone's core so long that it could neither scroll nor answer a touch meanwhile.
 * The gateway names both in the page's head, so that they load before this asks for them.
 */
import '../ui/base.css'
import { nextTask } from './next-task.ts'

async function begin(): Promise<void> {
  await nextTask()
  await import('react-dom/client')
  await nextTask()
  const { start } = await import('./start.tsx')
  await nextTask()
  await start()
}

void begin()
