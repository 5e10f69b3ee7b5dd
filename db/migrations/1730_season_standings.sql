-- The table of a league's week, best first, as its prices were last worked out from it.
ALTER TABLE sports.virtual_season ADD COLUMN standings jsonb NOT NULL DEFAULT '[]';
