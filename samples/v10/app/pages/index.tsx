import { trpc } from '../utils/next';

export default function BikeList() {
  const bikes = trpc.bikes.list.useQuery();
  return (
    <ul>
      {bikes.data?.map((bike) => (
        <li key={bike.id}>{bike.model}</li>
      ))}
    </ul>
  );
}
