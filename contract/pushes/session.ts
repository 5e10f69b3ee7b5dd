/** Topic `session`, private: four fifths of the day's playing time are used, or all of it. */
export const sessionTopic = 'session'

export interface SessionPush {
  state: 'WARNING' | 'REACHED'
  minutesLeft: number
}
