/** What the workshop knows: kept in memory, the same at every start. */
export interface Bike {
  id: string;
  model: string;
  owner: string;
}

export interface Repair {
  id: number;
  bikeId: string;
  work: string;
  done: boolean;
}

export const bikes: Bike[] = [
  { id: 'b1', model: 'Courier', owner: 'c1' },
  { id: 'b2', model: 'Tourer', owner: 'c2' },
];

export const repairs: Repair[] = [
  { id: 1, bikeId: 'b1', work: 'new brake pads', done: true },
  { id: 2, bikeId: 'b2', work: 'true the wheels', done: false },
  { id: 3, bikeId: 'b2', work: 'replace the chain', done: false },
];

export const customers = [
  { id: 'c1', name: 'Ines' },
  { id: 'c2', name: 'Oskar' },
];
