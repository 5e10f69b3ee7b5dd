-- What a team's last matches came to is read by the page of each of its matches.
CREATE INDEX fixture_played_at_home ON sports.fixture (home_id, start_at) WHERE status = 'RESULTED';
CREATE INDEX fixture_played_away ON sports.fixture (away_id, start_at) WHERE status = 'RESULTED';
