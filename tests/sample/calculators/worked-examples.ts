type Example = { calculator: string; query: string; outputs: Readonly<Record<string, number>> }

/** Worked out by hand from the rules of the trade, except for the examples in the definitions. */
export const workedExamples: readonly Example[] = [
  {
    calculator: 'event-staff',
    query: 'etype=gala&guests=200&hours=5',
    outputs: { subtotal: 34, leads: 4, total: 38, billable_hours: 6, staff_hours: 228, standby: 2 },
  },
  {
    calculator: 'event-staff',
    query: 'etype=conference&guests=800&hours=8&days=2',
    outputs: { subtotal: 35, leads: 4, total: 39, staff_hours: 702 },
  },
  {
    calculator: 'waitstaff',
    query: 'guests=120&style=plated&level=standard&china=1&wine=1&hours=5',
    outputs: {
      servers: 10,
      bussers: 3,
      wine_stewards: 4,
      captains: 1,
      total: 18,
      billable_hours: 7.5,
      staff_hours: 135,
    },
  },
  {
    calculator: 'waitstaff',
    query: 'guests=200&style=buffet&hours=4',
    outputs: { servers: 8, attendants: 3, bussers: 5, captains: 2, total: 18, billable_hours: 6.5, staff_hours: 117 },
  },
  {
    calculator: 'waitstaff',
    query: 'guests=180&style=plated&level=premium&hours=8&multi_level=1',
    outputs: { servers: 34, bussers: 5, captains: 2, total: 41 },
  },
  {
    calculator: 'crowd-control',
    query: 'attendance=1000&etype=conference&alcohol=1&entrances=2&exits=1&emergency=2&hours=6',
    outputs: { line_staff: 17, alcohol_floor: 11, crowd_managers_needed: 4, leads: 2, total: 19, staff_hours: 114 },
  },
  {
    calculator: 'crowd-control',
    query: 'attendance=5000&etype=festival&indoor=0&entrances=4&lanes=8&exits=4&emergency=6&posts=6&hours=10',
    outputs: {
      roaming: 67,
      fixed_posts: 60,
      leads: 13,
      supervisors: 3,
      total: 143,
      staff_hours: 1430,
      crowd_managers_needed: 20,
    },
  },
  {
    calculator: 'crowd-control',
    query: 'attendance=251&entrances=0&exits=0&emergency=0',
    outputs: { crowd_managers_needed: 2, total: 2 },
  },
  {
    calculator: 'bartender',
    query: 'guests=150&bar=full&pace=moderate&non_drinker_pct=20&hours=5',
    outputs: {
      minimum: 2,
      peak_drinks_hour: 180,
      recommended: 3,
      barbacks: 1,
      total: 4,
      billable_hours: 6.5,
      staff_hours: 26,
    },
  },
  {
    calculator: 'bartender',
    query: 'guests=450&bar=beer_wine&pace=light&non_drinker_pct=25&bars=3&hours=3',
    outputs: { recommended: 5, barbacks: 3, managers: 1, total: 9, billable_hours: 4.5, staff_hours: 40.5 },
  },
  {
    calculator: 'bartender',
    query: 'guests=60&bar=craft&pace=heavy&non_drinker_pct=10',
    outputs: { minimum: 2, recommended: 3 },
  },
  {
    calculator: 'street-team',
    query: 'goal_type=flyers&goal=5000&hours=4&days=2&traffic=medium',
    outputs: { staff: 10, leads: 2, per_shift: 12, person_hours: 96, expected_output: 5100, materials_to_print: 5500 },
  },
  {
    calculator: 'street-team',
    query: 'goal_type=samples&goal=20000&hours=6&days=3&traffic=high',
    outputs: { staff: 15, leads: 3, person_hours: 324 },
  },
  {
    calculator: 'street-team',
    query: 'goal_type=doors&goal=2000&hours=5&days=4&traffic=high',
    outputs: { staff: 7, leads: 2, person_hours: 180 },
  },
  {
    calculator: 'registration-staff',
    query: 'attendees=500&no_show_pct=10&peak_share_pct=65&peak_minutes=30&method=qr_badge&walk_in_pct=5',
    outputs: {
      expected: 450,
      peak_per_min: 9.75,
      avg_seconds: 31.25,
      desks: 6,
      help_staff: 2,
      leads: 1,
      total: 9,
      mean_wait_s: 20.9,
      staff_hours: 36,
    },
  },
  {
    calculator: 'registration-staff',
    query:
      'attendees=2500&no_show_pct=15&peak_share_pct=60&peak_minutes=60&method=qr_scan&walk_in_pct=2&vip_desks=1&hours=6',
    outputs: { expected: 2125, peak_per_min: 21.25, avg_seconds: 12.8, desks: 6, total: 10, mean_wait_s: 3.8 },
  },
  {
    calculator: 'registration-staff',
    query: 'attendees=80&no_show_pct=20&peak_share_pct=70&method=paper_list&walk_in_pct=0',
    outputs: { desks: 3, total: 4, mean_wait_s: 18.4 },
  },
  {
    calculator: 'party-drink',
    query: 'guests=100&non_drinker_pct=15&hours=4&pace=moderate',
    outputs: {
      drinkers: 85,
      drinks_per_drinker: 4.5,
      beer_servings: 169,
      beer_cases: 8,
      wine_bottles: 34,
      spirit_servings: 85,
      spirit_bottles_750: 6,
      mixer_litres: 11,
      limes: 11,
      na_servings: 253,
      water_bottles: 100,
      ice_lb: 150,
      cups: 744,
    },
  },
  {
    calculator: 'party-drink',
    query: 'guests=12&beer_pct=0&wine_pct=100&spirits_pct=0&pace=light&hours=2&non_drinker_pct=25',
    outputs: { wine_bottles: 4 },
  },
]
