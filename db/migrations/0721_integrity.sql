-- Up Migration
-- Who plays with whom in rooms (domain/studio-games.md §6.3). The studio counts, for each two members of a house, the
-- hands they were dealt in together, the chips that went from one to the other, and what they did when only the two of
-- them were left in a hand. The house flags what looks agreed; a person decides.

-- One row for two members, a game and a day (UTC); member_a is the lesser id. Real money only.
CREATE TABLE studio.room_pair_day (
  merchant_id text NOT NULL,
  member_a text COLLATE "C" NOT NULL,
  member_b text COLLATE "C" NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  day date NOT NULL,
  hands int NOT NULL CHECK (hands > 0),
  -- Satang that one lost and the other won.
  a_to_b bigint NOT NULL CHECK (a_to_b >= 0),
  b_to_a bigint NOT NULL CHECK (b_to_a >= 0),
  -- Decisions of one while only the two were left, and how many of them were a check or a fold.
  a_decisions int NOT NULL CHECK (a_decisions >= 0),
  a_passive int NOT NULL CHECK (a_passive BETWEEN 0 AND a_decisions),
  b_decisions int NOT NULL CHECK (b_decisions >= 0),
  b_passive int NOT NULL CHECK (b_passive BETWEEN 0 AND b_decisions),
  PRIMARY KEY (merchant_id, member_a, member_b, game_code, day),
  CHECK (member_a < member_b)
) WITH (fillfactor = 80);
CREATE INDEX room_pair_day_by_day ON studio.room_pair_day (day);
GRANT SELECT, INSERT, UPDATE, DELETE ON studio.room_pair_day TO sala_app;

-- Up to which hand the pairs are counted.
CREATE TABLE studio.room_pair_mark (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), ended_at timestamptz NOT NULL, hand_id uuid NOT NULL);
INSERT INTO studio.room_pair_mark (ended_at, hand_id) VALUES ('-infinity', '00000000-0000-0000-0000-000000000000');
GRANT SELECT, UPDATE ON studio.room_pair_mark TO sala_app;

CREATE TABLE launch.integrity_flag (
  flag_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CHIP_DUMPING', 'SOFT_PLAY')),
  game_code text NOT NULL,
  member_a text COLLATE "C" NOT NULL,
  member_b text COLLATE "C" NOT NULL,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CLEARED', 'CONFIRMED')),
  -- Percent: of the volume that went one way, or by how much the two are tamer against each other.
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 100),
  -- The figures it stands on; amounts in satang.
  evidence jsonb NOT NULL,
  found_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  reason text,
  CHECK (member_a < member_b),
  CHECK ((state = 'OPEN') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL) AND (decided_by IS NULL) = (reason IS NULL))
);
CREATE UNIQUE INDEX integrity_flag_one_open ON launch.integrity_flag (merchant_id, kind, game_code, member_a, member_b) WHERE state = 'OPEN';
CREATE INDEX integrity_flag_by_state ON launch.integrity_flag (merchant_id, state, score DESC);
CREATE INDEX integrity_flag_by_pair ON launch.integrity_flag (merchant_id, kind, game_code, member_a, member_b, decided_at);
GRANT SELECT, INSERT, UPDATE ON launch.integrity_flag TO sala_app;
