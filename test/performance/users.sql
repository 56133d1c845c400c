-- A million users: names and addresses that share beginnings as people's do, one in a thousand a superadmin.
-- The indexes are built afterwards, by their own definitions.
do $$
declare
  definitions text[];
  definition text;
  dropped text;
begin
  select array_agg(indexdef) into definitions
    from pg_indexes where tablename = 'user_account' and indexname <> 'user_account_pkey';
  for dropped in select indexname from pg_indexes
    where tablename = 'user_account' and indexname <> 'user_account_pkey'
  loop execute format('drop index %I', dropped); end loop;

  insert into user_account
    (id, version, name, name_key, email, role, password_hash, created_at, updated_at)
  select id, 1, name, normalize(lower(name collate "und-x-icu"), nfc), email, role,
    '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$bm9ib2R5IGhhcyB0aGlzIHBhc3N3b3Jk', at, at
  from (
    select gen_random_uuid() as id,
      given || ' ' || family || ' ' || n % 997 as name,
      case n % 2 when 0 then md5(n::text) else lower(family) || '.' || n end || '@example.com' as email,
      case n % 1000 when 0 then 'superadmin' else 'user' end as role,
      timestamptz '2024-01-01' + n * interval '61 seconds' as at
    from (
      select n,
        (array['Anna','Ben','Carla','David','Elena','Felix','Grace','Hugo','Ines','Jonas','Karim',
          'Lena','Marta','Nils','Olga','Pavel','Quinn','Rosa','Samir','Tessa','Uwe','Vera','Wanda',
          'Xenia','Yusuf','Zoe','王芳','李娜','Óscar','Ágnes'])[1 + n * 7919 % 30] as given,
        (array['Adler','Becker','Costa','Dubois','Eriksen','Fischer','Garcia','Haas','Ivanov',
          'Jansen','Keller','Lopez','Meyer','Novak','Olsen','Peters'])[1 + n * 104729 % 16] as family
      from generate_series(1::bigint, 1000000) n
    ) numbered
  ) people;

  foreach definition in array definitions loop execute definition; end loop;
end $$;
