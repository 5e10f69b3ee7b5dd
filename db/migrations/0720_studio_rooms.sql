-- Up Migration
-- Rooms, where members play against each other. A room's whole state is one row: whoever changes it holds that row, so
-- every action has exactly one place in the order. The running hand rests sealed, for it holds everybody's cards; what a
-- hand was is written out when it is over (docs/flows/poker-hand.md).

CREATE TABLE studio.room (
  room_id text COLLATE "C" PRIMARY KEY,
  merchant_id text NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  -- Of the rooms of its stakes and size: 1, 2 …
  number int NOT NULL CHECK (number > 0),
  -- The big blind, or the largest bet where a member is the bank.
  big_bet bigint NOT NULL CHECK (big_bet > 0),
  seat_count int NOT NULL CHECK (seat_count BETWEEN 2 AND 9),
  -- Of a private room: what lets others in.
  code text COLLATE "C" UNIQUE,
  opened_by text COLLATE "C",
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CLOSING', 'CLOSED')),
  version bigint NOT NULL DEFAULT 0,
  player_count int NOT NULL DEFAULT 0,
  waiting_count int NOT NULL DEFAULT 0,
  -- When something is due that nobody does: a turn's end, the next hand; NULL while nothing is.
  due_at timestamptz,
  -- JSON: seats with their stacks, waiting list, turn, what the last hand left behind.
  body text NOT NULL,
  hand_sealed bytea,
  -- Of the next hand: its commit is shown, its seed rests sealed.
  commit_hash text NOT NULL,
  seed_sealed bytea NOT NULL,
  opened_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (merchant_id, game_code, big_bet, seat_count, number)
) WITH (fillfactor = 50);
CREATE INDEX room_due ON studio.room (due_at) WHERE due_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON studio.room TO sala_app;

-- A member's time at a seat. HOLDING: the buy-in is being taken; RETURNING: the stack is being given back.
CREATE TABLE studio.room_sitting (
  sitting_id uuid PRIMARY KEY,
  room_id text COLLATE "C" NOT NULL REFERENCES studio.room,
  merchant_id text NOT NULL,
  member_id text COLLATE "C" NOT NULL,
  seat int NOT NULL,
  state text NOT NULL CHECK (state IN ('HOLDING', 'SEATED', 'RETURNING', 'LEFT', 'DROPPED')),
  buy_in bigint NOT NULL CHECK (buy_in > 0),
  -- The wallet's name of the stack.
  stack_id text,
  -- A top-up that was being taken when the seat was left: it is found out before the stack is given back.
  top_up_id text,
  left_amount bigint CHECK (left_amount >= 0),
  device text NOT NULL,
  network text NOT NULL,
  sat_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  left_at timestamptz
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX room_sitting_member ON studio.room_sitting (member_id, room_id) WHERE state IN ('HOLDING', 'SEATED');
CREATE INDEX room_sitting_left ON studio.room_sitting (room_id, member_id, left_at) WHERE state IN ('RETURNING', 'LEFT');
CREATE INDEX room_sitting_open ON studio.room_sitting (state, sat_at) WHERE state IN ('HOLDING', 'RETURNING');
CREATE INDEX room_sitting_seated ON studio.room_sitting (room_id) WHERE state IN ('HOLDING', 'SEATED');
GRANT SELECT, INSERT, UPDATE ON studio.room_sitting TO sala_app;

-- A hand, kept 180 days. SETTLING: over, its money not yet moved.
CREATE TABLE studio.room_hand (
  hand_id uuid PRIMARY KEY,
  room_id text COLLATE "C" NOT NULL REFERENCES studio.room,
  merchant_id text NOT NULL,
  is_free boolean NOT NULL DEFAULT false,
  game_code text COLLATE "C" NOT NULL,
  hand_no int NOT NULL CHECK (hand_no > 0),
  math_version text NOT NULL,
  state text NOT NULL CHECK (state IN ('RUNNING', 'SETTLING', 'SETTLED', 'VOID')),
  -- JSON: what the hand began with, without its deck; who sat where; the board.
  input text NOT NULL,
  seats text NOT NULL,
  board text NOT NULL DEFAULT '[]',
  pot_amount bigint NOT NULL DEFAULT 0 CHECK (pot_amount >= 0),
  rake_amount bigint NOT NULL DEFAULT 0 CHECK (rake_amount >= 0),
  commit_hash text NOT NULL,
  seed_sealed bytea NOT NULL,
  client_seeds text[] NOT NULL,
  client_part text NOT NULL,
  -- JSON: what the wallet is asked to move.
  settlement text,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (room_id, hand_no)
) WITH (fillfactor = 70);
CREATE INDEX room_hand_by_end ON studio.room_hand (ended_at, hand_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.room_hand TO sala_app;

-- What a hand came to for one member.
CREATE TABLE studio.room_hand_seat (
  hand_id uuid NOT NULL REFERENCES studio.room_hand ON DELETE CASCADE,
  member_id text COLLATE "C" NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  seat int NOT NULL,
  stake_amount bigint NOT NULL CHECK (stake_amount >= 0),
  win_amount bigint NOT NULL CHECK (win_amount >= 0),
  rake_amount bigint NOT NULL CHECK (rake_amount >= 0),
  ended_at timestamptz NOT NULL,
  PRIMARY KEY (hand_id, member_id)
);
CREATE INDEX room_hand_seat_by_member ON studio.room_hand_seat (member_id, game_code, ended_at DESC, hand_id);
GRANT SELECT, INSERT, DELETE ON studio.room_hand_seat TO sala_app;

-- Every step of a hand in its order; a seat of NULL is the clock that ran out.
CREATE TABLE studio.room_action (
  hand_id uuid NOT NULL REFERENCES studio.room_hand ON DELETE CASCADE,
  step int NOT NULL CHECK (step > 0),
  seat int,
  action text NOT NULL,
  amount bigint,
  -- JSON: what happened with it.
  events text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (hand_id, step)
);
GRANT SELECT, INSERT, DELETE ON studio.room_action TO sala_app;

CREATE TABLE studio.room_chat (
  chat_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id text COLLATE "C" NOT NULL REFERENCES studio.room,
  hand_id uuid,
  member_id text COLLATE "C" NOT NULL,
  seat int,
  name text NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX room_chat_by_room ON studio.room_chat (room_id, chat_id DESC);
CREATE INDEX room_chat_by_time ON studio.room_chat (at);
GRANT SELECT, INSERT, DELETE ON studio.room_chat TO sala_app;

-- Keys of orders to rooms: the same again is answered from the room as it stands, other content under it is refused.
CREATE TABLE studio.room_key (
  member_id text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  body_hash text NOT NULL,
  room_id text COLLATE "C",
  PRIMARY KEY (member_id, key)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.room_key TO sala_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA studio TO sala_app;
