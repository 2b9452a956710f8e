import { trpc } from '../utils/trpc';

export default function BikeList() {
  const bikes = trpc.useQuery(['bikes.list']);
  return (
    <ul>
      {bikes.data?.map(bike => (
        <li key={bike.id}>{bike.model}</li>
      ))}
    </ul>
  );
}
