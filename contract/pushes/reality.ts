/** Topic `reality`, private: the reality check is due; the game pauses until it is answered. */
export const realityTopic = 'reality'

/** How long the member has played since the last one. */
export interface RealityPush {
  minutes: number
}
