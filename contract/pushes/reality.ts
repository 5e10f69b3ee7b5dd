/** Topic `reality`, private: the reality check is due; the game is to pause until it is answered. */
export const realityTopic = 'reality'

/** How long the member played since the last one. */
export interface RealityPush { minutes: number }
